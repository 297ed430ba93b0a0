const early: object[] = [];
let take = (texts: object) => {
  early.push(texts);
};

/** Adds the texts of a feature, from the file that declares it. */
export const addTexts = (texts: object): void => take(texts);

/** Hands over the texts that were added so far and those to come. */
export const receiveTexts = (receiver: (texts: object) => void): void => {
  early.forEach(receiver);
  take = receiver;
};
