/** An answer that was asked for before the code that reads it was here. */
export interface Early {
  path: string;
  /** In whose session. */
  token: string;
  answer: Promise<Response>;
  controller: AbortController;
}

declare global {
  var early: Early | undefined;
}

/** The early answer, once, for whoever asks for the same in the same session. */
export const takeEarly = (path: string, token: string | null): Early | undefined => {
  const { early } = globalThis;
  if (early?.path !== path || early.token !== token) return undefined;
  globalThis.early = undefined;
  return early;
};
