import { useTranslate } from 'react-admin';
import type { CommentPlace } from '../../dataProvider/commentCalls.ts';
import { useFieldLabel } from '../../diff/useFieldLabel.ts';

/** @returns what a place is called: «Текст, на узбекском» */
export const usePlaceName = (resource: string) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel(resource);
  return ({ language, field }: CommentPlace): string => {
    if (field) return labelOf({ path: field, field, language });
    return translate(language ? `comments.language.${language}` : 'comments.whole');
  };
};
