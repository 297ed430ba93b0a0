import { createContext, type RefObject, useContext } from 'react';
import type { FieldFault } from '../../dataProvider/http.ts';
import type { Exit } from './exit.ts';
import type { FormFiles } from './formFiles.ts';

export { type OfferEditor, OneToolbar } from './sideBySide.ts';
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
