import type { RefObject } from 'react';
import type { RaRecord } from 'react-admin';
import type { Exit } from './exit.ts';
import type { FormFiles } from './formFiles.ts';

/** A form's save as features see it that do not use `Editing` yet. */
export interface Saving {
  isSaving: boolean;
  isWaiting: boolean;
  isLocked: boolean;
  files: FormFiles;
  exit: RefObject<Exit>;
  key: string;
  setKey: (key: string) => void;
  opened?: RaRecord;
  continueFrom: (stored?: RaRecord, postscript?: string) => void;
}
