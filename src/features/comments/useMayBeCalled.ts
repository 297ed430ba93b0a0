import { useMayOpen } from '../../access.ts';
import { useIsAtRest } from '../../components/useIsAtRest.ts';
import { endpointOf } from '../../dataProvider/endpoints.ts';
import { session } from '../../session.ts';
import { screenNames } from '../../wire/kinds.ts';

const talkedAbout = screenNames.filter((kind) => endpointOf(kind).one);

/** Whether colleagues may call the reader in comments; told when the screen stands. */
export const useMayBeCalled = (): boolean => {
  const mayOpen = useMayOpen();
  return useIsAtRest(session.hasFeature('comments') && mayOpen !== undefined && talkedAbout.some(mayOpen));
};
