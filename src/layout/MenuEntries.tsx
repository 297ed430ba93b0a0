import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { LinkBase, usePermissions, useResourceDefinitions, useTranslate } from 'ra-core';
import { createElement, type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { useMayOpen } from '../access.ts';
import { AtRest } from '../components/AtRest.tsx';
import { isOpenTo, isThere, type OwnScreen, ownScreens } from '../ownScreens.tsx';
import { BASE, kindAt } from '../routing/addresses.ts';

interface MenuEntriesProps {
  onNavigate?: () => void;
}

/** The dashboard and every kind that the role may open, in the order of the specification (part 1, §2); our own screens last. */
export const MenuEntries = ({ onNavigate }: MenuEntriesProps) => {
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
    <ul className="menu-entries">
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
    </ul>
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
