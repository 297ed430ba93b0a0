import type { SxProps } from '@mui/material/styles';
import type { Dispatch, SetStateAction } from 'react';
import { session } from '../../session.ts';
import type { Language } from '../../wire/wire.ts';
import type { OfferEditor, OfferedEditor } from './formWork.ts';

/** The editors of one form that stand side by side, by the sources of their fields. */
export interface EditorsBeside {
  offer: OfferEditor;
  offered: () => ReadonlyMap<string, OfferedEditor>;
  watch: (watcher: () => void) => () => void;
}

/** Languages side by side: which, how they lie there, and who takes their editors. */
export interface Columns {
  /** Equal for columns that are the same. */
  key: string;
  /** @param current - the language that has to be among them */
  languagesWith: (current: Language) => readonly Language[];
  sx: SxProps;
  editors: EditorsBeside;
}

export interface LanguageDeskProps {
  /** What the ids of tabs, panels and columns begin with. */
  id: string;
  parts: readonly string[];
  current: Language;
  shown: readonly Language[];
  columns: Columns | undefined;
  onCurrent: (language: Language) => void;
  /** Nothing puts the languages into tabs again. */
  onColumns: Dispatch<SetStateAction<Columns | undefined>>;
}

/** Under what a browser keeps that this person works with the languages side by side, and with which where there is room for two. */
export const sideBySideKey = () => `languages.${session.user()?.login ?? ''}`;
