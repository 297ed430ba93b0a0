import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { RichTextWord } from '../i18n/richText.ts';

/** The words of the editor, by the name they have in the catalogue. */
export const useWords = () => {
  const translate = useTranslate();
  return useCallback((name: RichTextWord) => translate(`ra.tiptap.${name}`), [translate]);
};
