import { useMayOpen } from '../../access.ts';
import { useIsAtRest } from '../../components/useIsAtRest.ts';
import { kinds, wireKindOf } from '../../kinds.ts';
import { session } from '../../session.ts';

const talkedAbout = Object.keys(kinds).filter((kind) => wireKindOf(kind).one);

/** Whether colleagues may call the reader in comments; told when the screen stands. */
export const useMayBeCalled = (): boolean => {
  const mayOpen = useMayOpen();
  return useIsAtRest(session.hasFeature('comments') && mayOpen !== undefined && talkedAbout.some(mayOpen));
};
