import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { KeyName } from './keys.ts';

/** What each key does now; of several actions, the one that came last. */
export class KeyActions {
  readonly #actions = new Map<KeyName, (() => void)[]>();

  get(key: KeyName): (() => void) | undefined {
    return this.#actions.get(key)?.at(-1);
  }

  /** @returns what takes it away again */
  add(key: KeyName, action: () => void): () => void {
    const others = this.#actions.get(key) ?? [];
    this.#actions.set(key, [...others, action]);
    return () => {
      this.#actions.set(key, this.#actions.get(key)?.filter((other) => other !== action) ?? []);
    };
  }
}

export const KeyActionsContext = createContext(new KeyActions());

/** Says what a key does while this is on the screen. */
export const useKey = (key: KeyName, action: () => void): void => {
  const actions = useContext(KeyActionsContext);
  const act = useEffectEvent(action);
  useEffect(() => actions.add(key, () => act()), [actions, key]);
};
