import { useTranslate } from 'ra-core';
import { Asked } from '../components/Asked.tsx';
import { lazyScreen } from '../components/lazyScreen.tsx';
import type { DrawerMenu } from './DrawerMenu.tsx';
import { MenuEntries } from './MenuEntries.tsx';

type SideMenuProps = Parameters<typeof DrawerMenu>[0];

const Drawer = lazyScreen<'DrawerMenu', SideMenuProps>(() => import('./popups.lazy.ts'), 'DrawerMenu');

/** The left menu: in full from 1200 px, as icons from 900 px, as a drawer below. */
export const SideMenu = (drawer: SideMenuProps) => (
  <>
    <nav aria-label={useTranslate()('shell.menu')} className="side-menu">
      <div>
        <MenuEntries />
      </div>
    </nav>
    <Asked isAsked={drawer.open} onClose={drawer.onClose} preload={Drawer.preload}>
      <Drawer {...drawer} />
    </Asked>
  </>
);
