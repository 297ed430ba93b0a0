import type { Editor } from '@tiptap/core';
import { createContext, type ReactElement, type RefObject, useContext } from 'react';
import type { FieldFault } from '../../dataProvider/http.ts';
import type { Language } from '../../wire/wire.ts';
import type { Exit } from './exit.ts';
import { FormFiles } from './formFiles.ts';

interface FormWork {
  /** Nothing may be changed any more: it is being saved, or was. */
  isLocked: boolean;
  /** What the depository said of single fields when it refused the last save, by their sources. */
  faults: readonly FieldFault[];
  files: FormFiles;
  exit: RefObject<Exit>;
  /** What is saved from here on is the record of this key. */
  setKey: (key: string) => void;
}

/** What the inputs of a form have to know of it; outside of a form, nothing. */
export const FormWorkContext = createContext<FormWork>({
  isLocked: false,
  faults: [],
  files: new FormFiles(),
  exit: { current: { isFree: false } },
  setKey: () => undefined,
});

export const useFormWork = (): FormWork => useContext(FormWorkContext);

/** The language in which the texts of the inputs around are written; their labels stay Russian. */
export const TextLanguage = createContext<Language | undefined>(undefined);

export const useTextLanguage = (): Language | undefined => useContext(TextLanguage);

/** An editor beside others, and the toolbar that is shown in one place for all of them while it has the focus. */
export interface OfferedEditor {
  editor: Editor;
  isDisabled: boolean;
  toolbar: ReactElement;
}

/** Takes the editor of a field, by its source; nothing where each editor has its own toolbar. @returns what takes it back */
export type OfferEditor = (source: string, offered: OfferedEditor) => () => void;

export const OneToolbar = createContext<OfferEditor | undefined>(undefined);
