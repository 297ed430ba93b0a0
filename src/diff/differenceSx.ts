import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { visuallyHidden } from '@mui/utils';
import { contentSx } from '../richText/contentSx.ts';
import { SITE } from '../richText/palette.ts';

/** What a screen reader says where each sort of mark begins and ends. */
export interface MarkWords {
  ins: string;
  del: string;
  own: string;
  looks: string;
  closes: string;
}

/** The words as styles of whatever is around the marks. */
export const saidBy = (words: MarkWords) =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [`--said-${name}`, JSON.stringify(word)]));

const marked = (name: keyof MarkWords, colour: 'success' | 'error' | 'warning' | 'primary') => ({
  color: 'text.primary',
  bgcolor: `${colour}.light`,
  textDecorationLine: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '3px',
  borderRadius: '3px',
  boxDecorationBreak: 'clone',
  '& a': { color: 'inherit' },
  '& img': { outline: '3px solid', outlineColor: `${colour}.main`, outlineOffset: '1px' },
  '&::before': { ...visuallyHidden, content: `var(--said-${name})` },
  '&::after': { ...visuallyHidden, content: 'var(--said-closes)' },
});

/** A list of the fund (revisions/useListAsShown.ts): amounts and days stand in one line, also on a telephone, where names give way. */
const fundSx = {
  '& table.ql-fund': { fontSize: { xs: 13, sm: 'inherit' } },
  '& .ql-fund td:not(:nth-of-type(2))': { overflowWrap: 'normal' },
  '& .ql-fund :is(td, th)': { paddingInline: { xs: 0.75, sm: 1.125 } },
  '& .ql-fund :is(td, th):nth-of-type(3)': { textAlign: 'right' },
} as const;

/** A text as it reads on the site, with marks that are seen without colours and said by a screen reader. */
export const differenceSx = (theme: Theme): SystemStyleObject<Theme> => ({
  ...contentSx(theme),
  fontSize: 14.5,
  overflowX: 'auto',
  // words and amounts stay whole: what is wider is scrolled
  '& :is(table)': { tableLayout: 'auto' },
  '& :is(td, th)': { overflowWrap: 'break-word' },
  '& :is(td, th) del + ins': { display: 'inline-block' },
  ...fundSx,
  '& > :last-child': { marginBottom: 0 },
  '& ins': marked('ins', 'success'),
  '& del': { ...marked('del', 'error'), textDecorationLine: 'line-through' },
  '& del + ins': { marginInlineStart: '2px' },
  '& ins.ql-looks': { ...marked('looks', 'warning'), textDecorationStyle: 'dotted' },
  '& mark.ql-own': marked('own', 'primary'),
  ...theme.applyStyles('dark', {
    // chosen colours are meant for white paper
    '& [style*="color"]': { backgroundColor: SITE.paper, color: SITE.ink },
    // under a mark its own are read
    '& :is(ins, del, mark) [style*="color"]': {
      backgroundColor: 'transparent !important',
      color: 'inherit !important',
    },
  }),
});
