import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Tooltip from '@mui/material/Tooltip';
import { LinkBase, usePermissions, useResourceDefinitions, useTranslate } from 'ra-core';
import { createElement, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMayOpen } from '../access.ts';
import { isOpenTo, isThere, ownScreens } from '../ownScreens.tsx';
import { BASE, kindAt } from '../routing/addresses.ts';

interface MenuEntriesProps {
  /** Show the names at every width, as in the drawer. */
  withText?: boolean;
  onNavigate?: () => void;
}

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
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 1 }}>
      <MenuEntry
        to={BASE}
        icon={<HomeIcon />}
        name={translate('dashboard.title')}
        current={pathname.replace(/\/$/, '') === BASE}
        {...{ withText, onNavigate }}
      />
      {kinds.map(({ name, icon }) => (
        <MenuEntry
          key={name}
          to={`${BASE}/${name}`}
          icon={icon ? createElement(icon) : null}
          name={translate(`resources.${name}.name`)}
          current={here === name}
          {...{ withText, onNavigate }}
        />
      ))}
      {own.length > 0 && (
        <Box
          component="li"
          sx={{
            padding: 1.75,
            paddingBottom: 0.5,
            fontSize: 13,
            color: 'text.secondary',
            display: withText ? undefined : { md: 'none', lg: 'block' },
          }}
        >
          {translate('shell.own')}
        </Box>
      )}
      {own.map(({ path, name, icon }) => (
        <MenuEntry
          key={path}
          to={`${BASE}/${path}`}
          current={pathname === `${BASE}/${path}`}
          {...{ name, icon, withText, onNavigate }}
        />
      ))}
    </Box>
  );
};

interface MenuEntryProps extends MenuEntriesProps {
  to: string;
  icon: ReactNode;
  name: string;
  current: boolean;
}

const MenuEntry = ({ to, icon, name, current, withText, onNavigate }: MenuEntryProps) => (
  <li>
    <Tooltip
      title={name}
      placement="right"
      slotProps={{ popper: { sx: { display: withText ? 'none' : { xs: 'none', md: 'block', lg: 'none' } } } }}
    >
      <ListItemButton
        component={LinkBase}
        to={to}
        onClick={onNavigate}
        selected={current}
        aria-current={current ? 'page' : undefined}
        aria-label={name}
        sx={{
          position: 'relative',
          gap: 1.5,
          minHeight: 42,
          borderRadius: 1,
          paddingInline: 1.75,
          fontSize: 14.5,
          color: current ? 'primary.main' : 'text.primary',
          fontWeight: current ? 650 : 450,
          '& svg': { fontSize: 21, color: current ? 'primary.main' : 'text.secondary' },
          '&::before': current
            ? {
                content: '""',
                position: 'absolute',
                insetBlock: 9,
                insetInlineStart: 0,
                width: 3,
                borderRadius: 3,
                bgcolor: 'primary.main',
              }
            : undefined,
        }}
      >
        {icon}
        <Box component="span" sx={withText ? undefined : { display: { md: 'none', lg: 'inline' } }}>
          {name}
        </Box>
      </ListItemButton>
    </Tooltip>
  </li>
);
