import { from } from '../components/media.ts';
import { bare, focused } from './plainLook.ts';

const paper = 'var(--mui-palette-background-paper)';
const primary = 'var(--mui-palette-primary-main)';
const secondary = 'var(--mui-palette-text-secondary)';

/** How much smaller a name in the border is than what stands in the control. */
const SMALL = 0.75;

/** The search, the days and the choices over a list: like the theme's outlined inputs, in plain elements. */
export const filterStyles = {
  '.filter': {
    position: 'relative',
    minWidth: 0,
    '& input, & select': {
      ...bare,
      display: 'block',
      boxSizing: 'border-box',
      width: '100%',
      height: 'calc(1.4375em + 17px)',
      margin: 0,
      padding: '0 13px',
      border: '1px solid #8a999f',
      borderRadius: 8,
      color: 'var(--mui-palette-text-primary)',
      backgroundColor: paper,
      fontSize: 15,
      lineHeight: '1.4375em',
      cursor: 'auto',
      userSelect: 'auto',
      appearance: 'none',
      '[data-dark] &': { borderColor: '#6b7b83' },
      '@media (hover: hover)': { '&:hover': { borderColor: 'var(--mui-palette-text-primary)' } },
      // the outline is seen where the system has its own colours
      '&:focus': {
        borderColor: primary,
        boxShadow: `inset 0 0 0 1px ${primary}`,
        outline: '2px solid transparent',
      },
      '&::placeholder': { color: secondary, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    '& label': {
      position: 'absolute',
      top: 0,
      left: 0,
      overflow: 'hidden',
      maxWidth: 'calc(133% - 32px)',
      paddingInline: 5 / SMALL,
      color: secondary,
      // hides the border where the name stands in it
      background: `linear-gradient(${paper}, ${paper}) 0 11.5px / 100% 3.4px no-repeat`,
      fontSize: 15,
      lineHeight: '1.4375em',
      whiteSpace: 'nowrap',
      textOverflow: 'ellipsis',
      transformOrigin: 'top left',
      transform: `translate(9px, -9px) scale(${SMALL})`,
      userSelect: 'none',
    },
    '&:focus-within label': { color: primary },
    '& p': { margin: '3px 14px 0', color: secondary, fontSize: 13, lineHeight: 1.45 },
    '& svg': { position: 'absolute', color: 'var(--mui-palette-action-active)', pointerEvents: 'none' },
  },
  '.filter.search': {
    flex: '1 1 240px',
    [from('sm')]: { maxWidth: 380 },
    '& input': { paddingInline: '41px 52px' },
    '& > svg': { top: 9.28, left: 14 },
    '& button': {
      ...bare,
      position: 'absolute',
      top: 4.28,
      right: 14,
      width: 30,
      height: 30,
      padding: 0,
      borderRadius: '50%',
      '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
      '&:focus-visible': focused,
      '& svg': { top: 5, left: 5 },
    },
  },
  '.filter.day': { width: 'calc(50% - 6px)', [from('sm')]: { width: 160 } },
  '.filter.choice': {
    width: '100%',
    [from('sm')]: { width: 190 },
    '& select': { paddingInlineEnd: 32, cursor: 'pointer' },
    '& option': { backgroundColor: paper },
    '& > svg': { top: 7.28, right: 7 },
  },
} as const;
