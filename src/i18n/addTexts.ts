export const addedTexts: object[] = [];

/** Adds the texts of a feature. */
export const addTexts = (texts: object): void => void addedTexts.push(texts);
