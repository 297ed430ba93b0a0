import { useTranslate } from 'react-admin';
import type { FieldPath } from '../dataProvider/fieldPaths.ts';

const IN_LANGUAGE = { ru: 'differences.inRu', uz: 'differences.inUz', en: 'differences.inEn' } as const;

/** @returns the label of a field of a kind, with its language: «Заголовок, на узбекском» */
export const useFieldLabel = (resource: string) => {
  const translate = useTranslate();
  return ({ field, language }: FieldPath): string => {
    const label = translate(`resources.${resource}.fields.${field}`, {
      _: translate('differences.other', { field }),
    });
    return language ? `${label}, ${translate(IN_LANGUAGE[language])}` : label;
  };
};
