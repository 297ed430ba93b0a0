import { from, SHORT } from '../components/media.ts';
import { CONNECTION_LINE_HEIGHT } from './ConnectionLine.tsx';
import { bare, focused } from './plainLook.ts';

const TOP_BAR_HEIGHT = 60;
/** Of the menu, in full and with its icons alone. */
const FULL = 240;
const ICONS_ONLY = 68;

const paper = 'var(--mui-palette-background-paper)';
const primary = 'var(--mui-palette-primary-main)';
const secondary = 'var(--mui-palette-text-secondary)';
const divider = '1px solid var(--mui-palette-divider)';

const frameStyles = {
  '.frame': {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    '--top-bar-height': `${TOP_BAR_HEIGHT}px`,
    '&.is-lost': {
      '--top-bar-height': `${TOP_BAR_HEIGHT + CONNECTION_LINE_HEIGHT.xs}px`,
      [from('sm')]: { '--top-bar-height': `${TOP_BAR_HEIGHT + CONNECTION_LINE_HEIGHT.sm}px` },
    },
    [SHORT]: { '&, &.is-lost': { '--top-bar-height': '0px' } },
  },
  '.frame-body': { flex: 1, display: 'flex', alignItems: 'stretch' },
  'main#content': { flex: 1, minWidth: 0, padding: 16, outline: 'none', [from('sm')]: { padding: 24 } },
  '.skip-link': {
    position: 'absolute',
    insetInlineStart: 8,
    top: -60,
    zIndex: 1500,
    padding: 12,
    color: primary,
    backgroundColor: paper,
    '&:focus': { top: 8 },
  },
} as const;

const topBarStyles = {
  '.top-bar': {
    position: 'sticky',
    top: 0,
    zIndex: 1100,
    flexShrink: 0,
    borderBottom: divider,
    backgroundColor: paper,
    [SHORT]: { position: 'static' },
  },
  '.top-bar-line': {
    display: 'flex',
    alignItems: 'center',
    // with the border under it
    minHeight: TOP_BAR_HEIGHT - 1,
    paddingInline: 8,
    [from('md')]: { paddingInline: 16 },
  },
  '.menu-button': {
    ...bare,
    flex: 'none',
    height: 40,
    marginInlineEnd: 4,
    padding: 8,
    borderRadius: '50%',
    color: 'var(--mui-palette-action-active)',
    '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
    '&:focus-visible': focused,
    '& > svg': { display: 'block' },
    [from('md')]: { display: 'none' },
  },
  '.brand': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minWidth: 'min-content',
    marginInlineEnd: 'auto',
    color: 'inherit',
    fontSize: 13,
    fontWeight: 600,
    lineHeight: 1.2,
    overflowWrap: 'normal',
    textDecoration: 'none',
    '& > img': { flex: 'none', width: 32, height: 32 },
    [from('sm')]: { gap: 12, fontSize: 15 },
  },
  '.account-button': {
    minWidth: 0,
    maxWidth: 150,
    paddingInline: 8,
    textAlign: 'start',
    '&:hover': {
      backgroundColor:
        'rgba(var(--mui-palette-text-primaryChannel) / var(--mui-palette-action-hoverOpacity))',
    },
    '& > svg:first-of-type': { display: 'none' },
    '& > span': { minWidth: 0, lineHeight: 1.25 },
    '& b, & small': { display: 'block', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    '& b': { fontSize: 14 },
    '& small': { color: secondary, fontSize: 12.5, fontWeight: 400 },
    [from('sm')]: { maxWidth: 320, paddingInline: 16, '& > svg:first-of-type': { display: 'block' } },
  },
} as const;

const entryStyles = {
  '.side-menu': {
    display: 'none',
    flex: 'none',
    backgroundColor: paper,
    '& > div': {
      position: 'sticky',
      top: 'var(--top-bar-height)',
      overflowY: 'auto',
      maxHeight: 'calc(100dvh - var(--top-bar-height))',
    },
    [from('md')]: { display: 'block', width: ICONS_ONLY },
    [from('lg')]: { width: FULL },
    // the icons alone: hints name them
    '@media (max-width: 1199.95px)': {
      '& a > span, & .own': { display: 'none' },
      '& b': { position: 'absolute', top: 2, insetInlineEnd: 2 },
    },
  },
  '.drawer-menu': { width: 284 },
  '.menu-entries': {
    listStyle: 'none',
    margin: 0,
    padding: 8,
    '& a': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      minHeight: 42,
      padding: '8px 14px',
      borderRadius: 8,
      fontSize: 14.5,
      lineHeight: 1.55,
      fontWeight: 450,
      color: 'var(--mui-palette-text-primary)',
      textDecoration: 'none',
      WebkitTapHighlightColor: 'transparent',
      '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
      '&:focus-visible': focused,
    },
    '& svg': { fontSize: 21, color: secondary },
    '& a[aria-current]': {
      color: primary,
      fontWeight: 650,
      backgroundColor: 'var(--mui-palette-action-selected)',
      '& svg': { color: primary },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 9,
        insetInlineStart: 0,
        width: 3,
        borderRadius: 3,
        backgroundColor: primary,
      },
    },
    '& b': {
      minWidth: 22,
      marginInlineStart: 'auto',
      paddingInline: 6,
      borderRadius: 40,
      fontSize: 12.5,
      fontWeight: 600,
      lineHeight: '20px',
      textAlign: 'center',
      color: 'var(--mui-palette-primary-contrastText)',
      backgroundColor: primary,
      // drawn: the name of the link stays the entry's, and the number is its description
      '&::after': { content: 'attr(data-count)' },
    },
    '& .own': { padding: '14px 14px 4px', fontSize: 13, color: secondary },
  },
} as const;

/** What stands around every screen: top bar and menu, the latter in full from 1200 px, as icons from 900 px, as a drawer below. */
export const shellStyles = { ...frameStyles, ...topBarStyles, ...entryStyles } as const;
