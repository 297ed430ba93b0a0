import { useSyncExternalStore } from 'react';
import { currentItem, type StoredItem } from '../session.ts';

/** The item handed over to a form, kept current. */
export const useStoredItem = (): StoredItem | null =>
  useSyncExternalStore(currentItem.subscribe, currentItem.get);
