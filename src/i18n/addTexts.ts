let take: (texts: object) => void = () => undefined;

/** Adds the texts of screens that are loaded late, as their code is, so that no other screen waits for them. */
export const addTexts = (texts: object): void => take(texts);

/** Says who is given them: the provider of translations, which is too large to stand where every late screen reaches. */
export const receiveTexts = (receiver: typeof take): void => {
  take = receiver;
};
