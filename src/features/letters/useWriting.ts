import { useMemo } from 'react';
import { editorWriting } from './editorWriting.ts';
import { fieldWriting } from './fieldWriting.ts';
import type { LettersProps } from './writing.ts';

/** The same way to read and write, for an editor and for a plain field. */
export const useWriting = (text: LettersProps['text']) =>
  useMemo(() => ('onChange' in text ? fieldWriting(text) : editorWriting(text)), [text]);
