import type { Components, Theme } from '@mui/material';

/** Theme of react-admin's bar, sidebar and menu. */
export const shellComponents: Components<Omit<Theme, 'components'>> = {
  RaAppBar: {
    styleOverrides: {
      root: {
        '& .RaAppBar-toolbar': { minHeight: 59, paddingInline: 8 },
        '& .RaAppBar-menuButton': { marginRight: 4 },
        '& .RaUserMenu-userButton': { border: 0, background: 'none' },
      },
    },
  },
  // react-admin gives it the page's colour below its text
  RaSkipNavigationButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        '&, &:hover': { backgroundColor: vars?.palette.primary.main, opacity: 1 },
      }),
    },
  },
  RaSidebar: {
    styleOverrides: {
      root: ({ theme: { vars, breakpoints } }) => ({
        height: 'auto',
        '& .MuiPaper-root': {
          backgroundColor: vars?.palette.background.paper,
          border: 'none',
        },
        // a docked menu scrolls in its own box, a temporary one in its paper
        '& .MuiDrawer-paperAnchorDockedLeft': { overflow: 'visible' },
        '& .RaSidebar-fixed': {
          position: 'sticky',
          top: 'var(--top-bar-height)',
          height: 'auto',
          maxHeight: 'calc(100dvh - var(--top-bar-height))',
        },
        [breakpoints.down('sm')]: { zIndex: 1200 },
      }),
    },
  },
  RaMenu: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        boxSizing: 'border-box',
        padding: 8,
        '&.RaMenu-open .MuiTypography-root': {
          display: 'flex',
          justifyContent: 'space-between',
          gap: 8,
          whiteSpace: 'normal',
        },
        // in the collapsed menu the texts name the links, and tooltips show them
        '&.RaMenu-closed .MuiTypography-root': { position: 'absolute', clipPath: 'inset(50%)' },
        '& .MuiDivider-root': { marginBlock: 4 },
        '& .menu-heading': {
          justifyContent: 'space-between',
          flex: 'none',
          minHeight: 26,
          marginTop: 4,
          paddingBlock: 0,
          paddingInline: '14px 8px',
          color: vars?.palette.text.secondary,
          fontSize: 12.5,
        },
      }),
    },
  },
  RaMenuItemLink: {
    styleOverrides: {
      root: ({ theme: { vars, breakpoints } }) => ({
        minHeight: 42,
        [breakpoints.up('sm')]: { minHeight: 30 },
        paddingBlock: 4,
        paddingInline: 14,
        borderRadius: 8,
        fontSize: 14,
        color: vars?.palette.text.primary,
        '& .RaMenuItemLink-icon': { minWidth: 33, fontSize: 21 },
        '& .RaMenuItemLink-icon > svg': { fontSize: 'inherit' },
        '&[aria-current]': {
          color: vars?.palette.primary.main,
          fontWeight: 650,
          backgroundColor: vars?.palette.action.selected,
          boxShadow: `inset 3px 0 ${vars?.palette.primary.main}`,
          '& .RaMenuItemLink-icon': { color: 'inherit' },
        },
        '& b': {
          flex: 'none',
          alignSelf: 'center',
          minWidth: 22,
          paddingInline: 6,
          borderRadius: 40,
          fontSize: 12.5,
          lineHeight: '20px',
          textAlign: 'center',
          whiteSpace: 'nowrap',
          color: vars?.palette.primary.contrastText,
          backgroundColor: vars?.palette.primary.main,
          // drawn by CSS, so that the link's name stays the entry's text
          '&::after': { content: 'attr(data-count)' },
        },
      }),
    },
  },
};
