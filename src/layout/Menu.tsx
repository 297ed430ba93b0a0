import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Typography } from '@mui/material';
import { useId } from 'react';
import {
  Menu as RaMenu,
  usePermissions,
  useResourceDefinitions,
  useSidebarState,
  useTranslate,
} from 'react-admin';
import { useLocation } from 'react-router';
import { useMayOpen } from '../access.ts';
import { type MenuEntry, useFeatures } from '../components/features.tsx';
import { BASE, kindAt } from '../routing/addresses.ts';

const useMenuEntries = () => useFeatures().flatMap(({ menu = [] }) => menu);

const isAt = (pathname: string, { to }: MenuEntry) => `${pathname}/`.startsWith(`${BASE}/${to}/`);

/** Whether the user may open an address; undefined before the role is known. */
export const useIsOpen = (pathname: string): boolean | undefined => {
  const { permissions: role } = usePermissions<string>();
  const mayOpen = useMayOpen();
  const entry = useMenuEntries().find((each) => isAt(pathname, each));
  if (!mayOpen) return undefined;
  const kind = kindAt(pathname);
  if (kind) return mayOpen(kind);
  return !entry || entry.roles.some((each) => each === role);
};

/** The dashboard and every kind that the role may open, in the specification's order (part 1, §2); what is ours comes last. */
export const Menu = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [isOpen] = useSidebarState();
  const { permissions: role } = usePermissions<string>();
  // a kind that belongs to another one's screen has no entry of its own
  const kinds = Object.keys(useResourceDefinitions()).filter((name) => kindAt(`${BASE}/${name}`) === name);
  const entries = useMenuEntries().filter(({ roles }) => roles.some((each) => each === role));
  const current = (isCurrent: boolean) => ({
    role: 'link',
    'aria-current': isCurrent ? ('page' as const) : undefined,
  });
  const here = kindAt(pathname);
  return (
    <RaMenu component="nav" role="navigation" aria-label={translate('shell.menu')}>
      <RaMenu.Item
        to={BASE}
        primaryText="dashboard.title"
        leftIcon={<HomeIcon />}
        {...current(pathname.replace(/\/$/, '') === BASE)}
      />
      {kinds.map((name) => (
        <RaMenu.ResourceItem key={name} name={name} {...current(here === name)} />
      ))}
      {entries.length > 0 && isOpen && (
        <Typography variant="caption" sx={{ padding: '14px 14px 4px', color: 'text.secondary' }}>
          {translate('shell.own')}
        </Typography>
      )}
      {entries.map((entry) => (
        <FeatureItem key={entry.to} entry={entry} {...current(isAt(pathname, entry))} />
      ))}
    </RaMenu>
  );
};

interface FeatureItemProps {
  entry: MenuEntry;
  role: string;
  'aria-current'?: 'page';
}

const FeatureItem = ({ entry: { to, label, icon, badge: Badge }, ...item }: FeatureItemProps) => {
  const id = useId();
  const name = useTranslate()(label, { _: label });
  return (
    <RaMenu.Item
      to={`${BASE}/${to}`}
      primaryText={name}
      leftIcon={icon}
      aria-label={name}
      aria-describedby={Badge ? id : undefined}
      {...item}
    >
      {Badge && (
        <>
          {name}
          <Badge id={id} />
        </>
      )}
    </RaMenu.Item>
  );
};
