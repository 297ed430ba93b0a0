const FLAG = 'DRAFTS';

/** The browser may forbid its storage altogether. */
const asked = <T>(ask: () => T, otherwise: T): T => {
  try {
    return ask();
  } catch {
    return otherwise;
  }
};

/** Whether this browser holds a draft of anybody: known without opening their database, so that lists load nothing for none. */
export const mayHaveDrafts = (): boolean => asked(() => localStorage.getItem(FLAG) !== null, false);

export const tellOfDrafts = (areThere: boolean): void =>
  asked(() => (areThere ? localStorage.setItem(FLAG, '1') : localStorage.removeItem(FLAG)), undefined);
