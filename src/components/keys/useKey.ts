import { useEffect, useEffectEvent } from 'react';
import type { KeyName } from './keys.ts';

/** What each key does now; of several actions, the one that came last. */
const actions = new Map<KeyName, readonly (() => void)[]>();

/** @returns nothing where the key does nothing now */
export const keyAction = (name: KeyName): (() => void) | undefined => actions.get(name)?.at(-1);

/** Says what a key does while this is on the screen. */
export const useKey = (name: KeyName, action: () => void): void => {
  const act = useEffectEvent(action);
  useEffect(() => {
    const run = () => act();
    actions.set(name, [...(actions.get(name) ?? []), run]);
    return () => void actions.set(name, actions.get(name)?.filter((other) => other !== run) ?? []);
  }, [name]);
};
