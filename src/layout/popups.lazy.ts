/** What opens over the screen, and what MUI needs for it: together, because the page fetches all of it at rest. */

export { AccountMenuItems } from './AccountMenuItems.tsx';
export { DrawerMenu } from './DrawerMenu.tsx';
export { HintText } from './HintText.tsx';
