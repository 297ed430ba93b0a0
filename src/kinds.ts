import { endpointOf, typesOf as typesOfKind } from './dataProvider/endpoints.ts';
import { isScreen } from './wire/kinds.ts';

export { endpointOf as wireKindOf } from './dataProvider/endpoints.ts';
export type { ToastKey } from './i18n/catalogue.ts';
export {
  isScreen,
  type PublishableName,
  publishableNames,
  type ResourceName,
  type ScreenName,
  screenNames,
} from './wire/kinds.ts';

export const typesOf = (name = '') => typesOfKind(name);
export const blankOf = (name: string | undefined) => (isScreen(name) ? endpointOf(name).shape.blank() : {});
