import type { Editor } from '@tiptap/core';
import { createContext, type ReactElement, type RefObject, useContext } from 'react';
import type { FieldFault } from '../../dataProvider/http.ts';
import type { Exit } from './exit.ts';
import type { FormFiles } from './formFiles.ts';

export { TextLanguage, useTextLanguage } from './textLanguage.ts';

export interface FormWork {
  /** Nothing may be changed any more: it is being saved, or was. */
  isLocked: boolean;
  /** What the depository said of single fields when it refused the last save, by their sources. */
  faults: readonly FieldFault[];
  files: FormFiles;
  exit: RefObject<Exit>;
  /** What is saved from here on is the record of this key. */
  setKey: (key: string) => void;
}

const nothing = () => undefined;

/** What the inputs of a form have to know of it; outside of a form, nothing. */
export const FormWorkContext = createContext<FormWork>({
  isLocked: false,
  faults: [],
  files: {
    send: nothing,
    settling: new Set(),
    chosen: () => new Map(),
    forget: nothing,
    tellChoices: nothing,
    restore: nothing,
  },
  exit: { current: { isFree: false } },
  setKey: nothing,
});

export const useFormWork = (): FormWork => useContext(FormWorkContext);

/** An editor beside others, and the toolbar that is shown in one place for all of them while it has the focus. */
export interface OfferedEditor {
  editor: Editor;
  isDisabled: boolean;
  toolbar: ReactElement;
}

/** Takes the editor of a field, by its source; nothing where each editor has its own toolbar. @returns what takes it back */
export type OfferEditor = (source: string, offered: OfferedEditor) => () => void;

export const OneToolbar = createContext<OfferEditor | undefined>(undefined);
