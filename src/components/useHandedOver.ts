import { useSyncExternalStore } from 'react';
import { type HandedOver, handOver } from '../dataProvider/handOver.ts';

/** The item of this kind that was handed over, kept current. */
export const useHandedOver = (kind: string): HandedOver | undefined => {
  const item = useSyncExternalStore(handOver.subscribe, handOver.current);
  return item?.kind === kind ? item : undefined;
};
