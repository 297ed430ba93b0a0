export const addedTexts: object[] = [];

/** Adds the texts of a feature, from the file that declares it. */
export const addTexts = (texts: object): void => void addedTexts.push(texts);
