import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import Box from '@mui/material/Box';
import { LinkBase, usePermissions, useResourceDefinitions, useTranslate } from 'ra-core';
import { createElement, type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { useMayOpen } from '../access.ts';
import { AtRest } from '../components/AtRest.tsx';
import { isOpenTo, isThere, type OwnScreen, ownScreens } from '../ownScreens.tsx';
import { BASE, kindAt } from '../routing/addresses.ts';

interface MenuEntriesProps {
  /** Show the names at every width, as in the drawer. */
  withText?: boolean;
  onNavigate?: () => void;
}

/** Plain links: a menu has two dozen of them on every page. */
const entriesSx = {
  listStyle: 'none',
  margin: 0,
  padding: 1,
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 42,
    padding: '8px 14px',
    borderRadius: 1,
    fontSize: 14.5,
    lineHeight: 1.55,
    fontWeight: 450,
    color: 'text.primary',
    textDecoration: 'none',
    WebkitTapHighlightColor: 'transparent',
    '&:hover': { backgroundColor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  },
  '& svg': { fontSize: 21, color: 'text.secondary' },
  '& a[aria-current]': {
    color: 'primary.main',
    fontWeight: 650,
    backgroundColor: 'action.selected',
    '& svg': { color: 'primary.main' },
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 9,
      insetInlineStart: 0,
      width: 3,
      borderRadius: 3,
      bgcolor: 'primary.main',
    },
  },
  '& b': {
    minWidth: 22,
    marginInlineStart: 'auto',
    paddingInline: 0.75,
    borderRadius: 5,
    fontSize: 12.5,
    fontWeight: 600,
    lineHeight: '20px',
    textAlign: 'center',
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    // drawn: the name of the link stays the entry's, and the number is its description
    '&::after': { content: 'attr(data-count)' },
  },
  '& .own': { padding: 1.75, paddingBottom: 0.5, fontSize: 13, color: 'text.secondary' },
};

/** Between 900 and 1200 px only the icons, whose names are hints. */
const iconsSx = {
  '& a > span': { display: { md: 'none', lg: 'inline' } },
  '& b': { ...entriesSx['& b'], position: { md: 'absolute', lg: 'static' }, top: 2, insetInlineEnd: 2 },
  '& .own': { ...entriesSx['& .own'], display: { md: 'none', lg: 'block' } },
};

/** The dashboard and every kind that the role may open, in the order of the specification (part 1, §2); our own screens last. */
export const MenuEntries = ({ withText = false, onNavigate }: MenuEntriesProps) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  const kinds = Object.values(useResourceDefinitions()).filter(
    // a kind that belongs to another one's screen has no entry of its own
    ({ name }) => mayOpen?.(name) && kindAt(`${BASE}/${name}`) === name,
  );
  const here = kindAt(pathname);
  const { permissions: role } = usePermissions<string>();
  const own = ownScreens.filter((screen) => isThere(screen) && isOpenTo(screen, role));
  return (
    <Box component="ul" sx={withText ? entriesSx : { ...entriesSx, ...iconsSx }}>
      <MenuEntry
        to={BASE}
        icon={<HomeIcon />}
        name={translate('dashboard.title')}
        current={pathname.replace(/\/$/, '') === BASE}
        onNavigate={onNavigate}
      />
      {kinds.map(({ name, icon }) => (
        <MenuEntry
          key={name}
          to={`${BASE}/${name}`}
          icon={icon ? createElement(icon) : null}
          name={translate(`resources.${name}.name`)}
          current={here === name}
          onNavigate={onNavigate}
        />
      ))}
      {own.length > 0 && <li className="own">{translate('shell.own')}</li>}
      {own.map((screen) => (
        <OwnEntry
          key={screen.path}
          screen={screen}
          current={`${pathname}/`.startsWith(`${BASE}/${screen.path}/`)}
          onNavigate={onNavigate}
        />
      ))}
    </Box>
  );
};

interface OwnEntryProps extends Pick<MenuEntryProps, 'current' | 'onNavigate'> {
  screen: OwnScreen;
}

const OwnEntry = ({ screen: { path, name, icon, count: Count }, ...entry }: OwnEntryProps) => {
  const id = useId();
  const count = Count && (
    <AtRest>
      <Count id={id} />
    </AtRest>
  );
  return <MenuEntry to={`${BASE}/${path}`} countId={id} {...{ name, icon, count }} {...entry} />;
};

interface MenuEntryProps extends Pick<MenuEntriesProps, 'onNavigate'> {
  to: string;
  icon: ReactNode;
  name: string;
  current: boolean;
  /** How many things wait there. */
  count?: ReactNode;
  countId?: string;
}

const MenuEntry = ({ to, icon, name, current, count, countId, onNavigate }: MenuEntryProps) => (
  <li>
    <LinkBase
      to={to}
      onClick={onNavigate}
      aria-current={current ? 'page' : undefined}
      aria-label={name}
      aria-describedby={count ? countId : undefined}
      data-hint={name}
      data-hint-side="right"
    >
      {icon}
      <span>{name}</span>
      {count}
    </LinkBase>
  </li>
);
