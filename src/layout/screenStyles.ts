import { from } from '../components/media.ts';
import { bare, focused } from './plainLook.ts';

const primary = (tone: string) => `var(--mui-palette-primary-${tone})`;

/** The head of a screen and its main action, and the line over a list. */
export const screenStyles = {
  '.button': {
    ...bare,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    boxSizing: 'border-box',
    minHeight: 38,
    padding: '6px 16px',
    borderRadius: 8,
    color: 'inherit',
    fontSize: 14.5,
    fontWeight: 600,
    lineHeight: 1.75,
    textDecoration: 'none',
    transition: 'background-color 140ms',
    '&:focus-visible': focused,
    '& > svg': { fontSize: 20 },
    '& > svg:not(span + svg)': { marginInlineStart: -4 },
    '& > span + svg': { marginInlineEnd: -4 },
    '&.contained': {
      minWidth: 64,
      color: primary('contrastText'),
      backgroundColor: primary('main'),
      '&:hover': { backgroundColor: primary('dark') },
    },
  },
  '.page-header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    marginBottom: 20,
  },
  '.page-title': { flex: 1, minWidth: 200, [from('md')]: { minWidth: 320 } },
  '.page-actions': { display: 'flex', flexWrap: 'wrap', gap: 12, '&:empty': { display: 'none' } },
  '.screen-heading': {
    margin: 0,
    outline: 'none',
    fontSize: 23,
    fontWeight: 650,
    lineHeight: 1.3,
    '&.inherit': { font: 'inherit' },
  },
  '.list-toolbar': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: 12,
    marginBottom: 16,
  },
  '.list-action': { marginInlineStart: 'auto' },
} as const;
