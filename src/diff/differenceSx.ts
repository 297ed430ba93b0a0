import type { Theme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { visuallyHidden } from '@mui/utils';
import { contentSx, SITE } from '../richText/contentSx.ts';

const MARKS = ['ins', 'del', 'own', 'looks'] as const;

const cssText = (text: string) => JSON.stringify(text);

/** Read by screen readers where a mark begins and ends, also for nested marks. */
export const screenReaderStyles = (translate: (key: string) => string) => ({
  ...Object.fromEntries(
    MARKS.map((mark) => [`--said-${mark}`, cssText(translate(`differences.opens.${mark}`))]),
  ),
  '--said-closes': cssText(translate('differences.closes')),
});

const marked = (name: (typeof MARKS)[number], colour: 'success' | 'error' | 'warning' | 'primary') => ({
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

/** A list of the fund (features/revisions): amounts and days do not break; on a phone they stand below the name, where nothing hides them. */
export const fundSx = {
  '& .ql-fund tr': {
    display: { xs: 'grid', sm: 'table-row' },
    gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  },
  '& .ql-fund :is(td, th):first-of-type': { gridRow: 'span 2', minWidth: 56 },
  '& .ql-fund :is(td, th):nth-of-type(2)': { gridColumn: '2 / -1' },
  '& .ql-fund :is(td, th):nth-of-type(4)': { gridArea: '2 / 2' },
  '& table.ql-fund': { tableLayout: 'auto', fontSize: { xs: 13, sm: 'inherit' } },
  '& .ql-fund td:not(:nth-of-type(2))': { overflowWrap: 'normal' },
  '& .ql-fund :is(td, th)': { paddingInline: { xs: 0.75, sm: 1.125 } },
  '& .ql-fund :is(td, th):nth-of-type(3)': { textAlign: 'right' },
} as const;

/** A text as on the site, with marks that do not rely on colour and that screen readers announce. */
export const differenceSx = (theme: Theme): SystemStyleObject<Theme> => ({
  ...contentSx(theme),
  fontSize: 14.5,
  overflowX: 'auto',
  // words and amounts do not break; a wider text scrolls
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
    // colours in the text are chosen for white paper
    '& [style*="color"]': { backgroundColor: SITE.paper, color: SITE.ink },
    // under a mark the colours of the mark apply
    '& :is(ins, del, mark) [style*="color"]': {
      backgroundColor: 'transparent !important',
      color: 'inherit !important',
    },
  }),
});
