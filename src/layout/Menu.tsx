import FoldedIcon from '@mui/icons-material/ChevronRight';
import OpenIcon from '@mui/icons-material/ExpandMore';
import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Button, Divider } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import {
  type MenuItemLinkProps,
  Menu as RaMenu,
  useCreatePath,
  usePermissions,
  useRefresh,
  useResourceDefinitions,
  useSidebarState,
  useTranslate,
} from 'react-admin';
import { useLocation } from 'react-router';
import { useMayOpen } from '../access.ts';
import { type MenuEntry, useFeatures } from '../components/features.tsx';
import { kindAt } from '../routing/addresses.ts';
import { BASE } from '../routing/returnTo.ts';
import { session } from '../session.ts';
import { remember } from '../storage.ts';
import type { ScreenName } from '../wire/kinds.ts';

/** The groups of the menu, each with its first kind; groups follow the specified order. */
const GROUPS: Partial<Record<ScreenName, string>> = {
  news: 'publications',
  informationTypes: 'reference',
  departments: 'staff',
  videos: 'media',
  onlineAppeals: 'others',
};

const useMenuEntries = () => useFeatures().flatMap(({ menu = [] }) => menu);

/** The features' entries that the role may open. */
export const useOwnEntries = () => {
  const { permissions: role } = usePermissions<string>();
  return useMenuEntries().filter(({ roles }) => roles.some((each) => each === role));
};

const isAt = (pathname: string, { to }: MenuEntry) => `${pathname}/`.startsWith(`${BASE}/${to}/`);

/** Whether the user may open an address; undefined while the role is loading. */
export const useIsOpen = (pathname: string): boolean | undefined => {
  const { permissions: role } = usePermissions<string>();
  const mayOpen = useMayOpen();
  const entry = useMenuEntries().find((each) => isAt(pathname, each));
  if (!mayOpen) return undefined;
  const kind = kindAt(pathname);
  if (kind) return mayOpen(kind);
  return !entry || entry.roles.some((each) => each === role);
};

/** The groups that the user has folded; stored by the browser. */
const useFolded = () => {
  const key = `menu.folded.${session.user()?.login ?? ''}`;
  const [folded, setFolded] = useState(() => (localStorage.getItem(key) ?? '').split(' ').filter(Boolean));
  const toggle = (group: string) => {
    const next = folded.includes(group) ? folded.filter((each) => each !== group) : [...folded, group];
    remember(key, next.join(' ') || undefined);
    setFolded(next);
  };
  return { folded, toggle };
};

/**
 * Scrolls the menu alone: scrollIntoView would make the first Tab of a page begin here, behind what skips the menu. The observer measures
 * after the page was laid out; measuring here would lay it out once more.
 */
const showLink = (link: HTMLElement | null) => {
  const root = link?.closest('.RaSidebar-fixed, .MuiDrawer-paper');
  if (!link || !root) return;
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      if (!entry?.rootBounds) return;
      const { boundingClientRect: inner, rootBounds: outer } = entry;
      root.scrollTop += Math.min(0, inner.top - outer.top) + Math.max(0, inner.bottom - outer.bottom);
    },
    { root },
  );
  observer.observe(link);
  return () => observer.disconnect();
};

/** An entry whose screen is shown reads it again. */
const useCurrent = () => {
  const { pathname } = useLocation();
  const refresh = useRefresh();
  return (to: string, isCurrent: boolean) => ({
    to,
    role: 'link',
    onClick: pathname === to ? refresh : undefined,
    ...(isCurrent ? { 'aria-current': 'page' as const, ref: showLink } : {}),
  });
};

interface Group {
  name: string;
  links: { isCurrent: boolean; link: ReactNode }[];
}

/** The kinds that the role may open, in the specified order (part 1, §2); entries of features come last (DECISIONS 29). */
const useGroups = (): Group[] => {
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  const entries = useOwnEntries();
  const createPath = useCreatePath();
  const current = useCurrent();
  const definitions = useResourceDefinitions();
  const here = kindAt(pathname);
  const groups: Group[] = [];
  for (const [kind, { icon: Icon = HomeIcon }] of Object.entries(definitions)) {
    const begun = GROUPS[kind as ScreenName];
    if (begun) groups.push({ name: begun, links: [] });
    // a kind that is shown inside another one's screen has no entry
    if (!mayOpen?.(kind) || kindAt(`${BASE}/${kind}`) !== kind) continue;
    const isCurrent = here === kind;
    // react-admin's ResourceItem checks the access again, too late for scrolling to the current link
    const link = (
      <RaMenu.Item
        key={kind}
        primaryText={`resources.${kind}.name`}
        leftIcon={<Icon />}
        {...current(createPath({ resource: kind, type: 'list' }), isCurrent)}
      />
    );
    groups.at(-1)?.links.push({ isCurrent, link });
  }
  const own = entries.map((entry) => {
    const isCurrent = isAt(pathname, entry);
    return {
      isCurrent,
      link: <FeatureItem key={entry.to} entry={entry} {...current(`${BASE}/${entry.to}`, isCurrent)} />,
    };
  });
  return [...groups, { name: 'own', links: own }].filter(({ links }) => links.length > 0);
};

export const Menu = () => {
  const { pathname } = useLocation();
  const [isOpen] = useSidebarState();
  const { folded, toggle } = useFolded();
  const current = useCurrent();
  const groups = useGroups();
  return (
    <RaMenu component="nav" role="navigation" aria-label={useTranslate()('shell.menu')}>
      <RaMenu.Item
        primaryText="dashboard.title"
        leftIcon={<HomeIcon />}
        {...current(BASE, pathname.replace(/\/$/, '') === BASE)}
      />
      {groups.flatMap(({ name, links }) => {
        // in the collapsed menu there is no heading to unfold a group
        const isFolded = isOpen && folded.includes(name);
        return [
          isOpen ? (
            <GroupHeading key={name} name={name} isFolded={isFolded} onToggle={() => toggle(name)} />
          ) : (
            <Divider key={name} component="div" />
          ),
          ...links.filter(({ isCurrent }) => isCurrent || !isFolded).map(({ link }) => link),
        ];
      })}
    </RaMenu>
  );
};

interface GroupHeadingProps {
  name: string;
  isFolded: boolean;
  onToggle: () => void;
}

const GroupHeading = ({ name, isFolded, onToggle }: GroupHeadingProps) => (
  <Button
    className="menu-heading"
    size="small"
    endIcon={isFolded ? <FoldedIcon /> : <OpenIcon />}
    aria-expanded={!isFolded}
    onClick={onToggle}
  >
    {useTranslate()(`shell.groups.${name}`)}
  </Button>
);

interface FeatureItemProps extends MenuItemLinkProps {
  entry: MenuEntry;
}

const FeatureItem = ({ entry: { label, icon, badge: Badge }, ...item }: FeatureItemProps) => {
  const id = useId();
  const name = useTranslate()(label, { _: label });
  return (
    <RaMenu.Item
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
