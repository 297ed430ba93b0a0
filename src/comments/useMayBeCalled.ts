import { useEffect, useState } from 'react';
import { useMayOpen } from '../access.ts';
import { whenIdle } from '../components/whenIdle.ts';
import { kinds, wireKindOf } from '../kinds.ts';
import { session } from '../session.ts';

const WITHIN_MS = 1500;
const talkedAbout = Object.keys(kinds).filter((kind) => wireKindOf(kind).one);

/** Whether colleagues may call the reader in comments; told when the screen stands. */
export const useMayBeCalled = (): boolean => {
  const mayOpen = useMayOpen();
  const [isDue, setIsDue] = useState(false);
  const isCalled = session.hasFeature('comments') && mayOpen !== undefined && talkedAbout.some(mayOpen);
  useEffect(() => {
    if (isCalled) whenIdle(() => setIsDue(true), WITHIN_MS);
  }, [isCalled]);
  return isCalled && isDue;
};
