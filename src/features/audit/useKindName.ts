import { useTranslate } from 'ra-core';
import { OTHER_KINDS } from './words.ts';

/** How a kind is called in the menu, and those that are not in it. */
export const useKindName = () => {
  const translate = useTranslate();
  return (kind: string) => OTHER_KINDS[kind] ?? translate(`resources.${kind}.name`, { _: kind });
};
