/** What nobody reads: white space, tags, and what is between some of them. */
const UNREAD =
  /\s+|&nbsp;|&#160;|<!--[\s\S]*?-->|<(script|style|template)\b[\s\S]*?<\/\1>|<(?:[^>"']|"[^"]*"|'[^']*')*>/giy;
const PICTURE = /<(?:img|iframe|video)\b/i;

/** Whether there is anything to be read in a text, rich or plain. It is looked at up to the first sign that is. */
const hasWords = (text: string): boolean => {
  let end = 0;
  UNREAD.lastIndex = 0;
  while (UNREAD.test(text)) end = UNREAD.lastIndex;
  return end < text.length;
};

/**
 * Whether a language's text is written: in words, or in pictures alone where the Russian one has no words either. A frame without
 * words, a table or a line, is none.
 */
export const isWritten = (text: string, russian: unknown): boolean =>
  hasWords(text) || (PICTURE.test(text) && !(typeof russian === 'string' && hasWords(russian)));
