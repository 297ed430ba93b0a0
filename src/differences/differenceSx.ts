import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { visuallyHidden } from '@mui/utils';
import { contentSx } from '../components/richText/contentSx.ts';

/** What a screen reader says where a mark begins and ends. */
export interface MarkWords {
  ins: string;
  del: string;
  mark: string;
  looks: string;
  closes: string;
}

const said = (opens: string, closes: string) => ({
  '&::before': { ...visuallyHidden, content: JSON.stringify(opens) },
  '&::after': { ...visuallyHidden, content: JSON.stringify(closes) },
});

const marked = (colour: 'success' | 'error' | 'warning' | 'primary') => ({
  color: 'text.primary',
  bgcolor: `${colour}.light`,
  textDecorationLine: 'underline',
  textDecorationColor: 'currentColor',
  textUnderlineOffset: '3px',
  textDecorationThickness: '2px',
  borderRadius: '3px',
  boxDecorationBreak: 'clone',
  '& a': { color: 'inherit' },
  '& img': { outline: '3px solid', outlineColor: `${colour}.main`, outlineOffset: 1 },
});

/** A text as it reads on the site, with marks that are seen without colours and said by a screen reader. */
export const differenceSx =
  (words: MarkWords) =>
  (theme: Theme): SystemStyleObject<Theme> => ({
    ...contentSx(theme),
    '& .tiptap.tiptap': {
      minHeight: 0,
      padding: 0,
      fontSize: 14.5,
      overflowX: 'auto',
    },
    '& .tiptap.tiptap > :last-child': { marginBottom: 0 },
    '& .tiptap ins': { ...marked('success'), ...said(words.ins, words.closes) },
    '& .tiptap del': {
      ...marked('error'),
      textDecorationLine: 'line-through',
      ...said(words.del, words.closes),
    },
    '& .tiptap ins.ql-looks': {
      ...marked('warning'),
      textDecorationStyle: 'dotted',
      ...said(words.looks, words.closes),
    },
    '& .tiptap mark.ql-own': { ...marked('primary'), ...said(words.mark, words.closes) },
    // chosen colours are meant for white paper; under a mark its own are read
    ...theme.applyStyles('dark', {
      '& .tiptap ins [style*="color"], & .tiptap del [style*="color"]': {
        backgroundColor: 'transparent !important',
        color: 'inherit !important',
      },
    }),
  });
