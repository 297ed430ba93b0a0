/** The system's own colours leave no background: what is current, chosen or pressed is marked by a line of the system's. */
const MARKED = '2px solid Highlight';

export const forcedColours = {
  '.MuiTabs-indicator': {
    backgroundColor: 'Highlight',
    height: 4,
    forcedColorAdjust: 'none',
  },
  'nav [aria-current=page], nav [aria-current=true]': {
    outline: MARKED,
    outlineOffset: -2,
  },
  '[aria-pressed=true], [role=menuitemradio][aria-checked=true], [role=option][aria-selected=true]': {
    outline: MARKED,
    outlineOffset: -2,
  },
  '[class*=MuiButtonBase-root][class*=MuiButton-contained]': {
    border: '1px solid ButtonBorder',
  },
  // these are nothing but their colour
  '.is-colour': { forcedColorAdjust: 'none' },
} as const;
