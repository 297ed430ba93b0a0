import { createContext, useContext } from 'react';
import type { FieldFault } from '../../dataProvider/http.ts';
import type { Language } from '../../dataProvider/wire.ts';
import { FormFiles } from './formFiles.ts';

interface FormWork {
  /** Nothing may be changed any more: it is being saved, or was. */
  isLocked: boolean;
  /** What the depository said of single fields when it refused the last save, by their sources. */
  faults: readonly FieldFault[];
  files: FormFiles;
}

/** What the inputs of a form have to know of it; outside of a form, nothing. */
export const FormWorkContext = createContext<FormWork>({
  isLocked: false,
  faults: [],
  files: new FormFiles(),
});

export const useFormWork = (): FormWork => useContext(FormWorkContext);

/** The language in which the texts of the inputs around are written; their labels stay Russian. */
export const TextLanguage = createContext<Language | undefined>(undefined);

export const useTextLanguage = (): Language | undefined => useContext(TextLanguage);
