/** Everything without readable text: white space, comments, tags, and the content of scripts and styles. */
const UNREAD =
  /\s+|&nbsp;|&#160;|<!--[\s\S]*?-->|<(script|style|template)\b[\s\S]*?<\/\1>|<(?:[^>"']|"[^"]*"|'[^']*')*>/giy;
const PICTURE = /<(?:img|iframe|video)\b/i;

/** Whether a text, rich or plain, contains anything readable. Stops at the first such character. */
const hasWords = (text: string): boolean => {
  let end = 0;
  UNREAD.lastIndex = 0;
  while (UNREAD.test(text)) end = UNREAD.lastIndex;
  return end < text.length;
};

/**
 * Whether a language's text is present: in words, or in pictures alone where the Russian text has no words either. A table or a line
 * without words does not count.
 */
export const isWritten = (text: string, russian: unknown): boolean =>
  hasWords(text) || (PICTURE.test(text) && !(typeof russian === 'string' && hasWords(russian)));
