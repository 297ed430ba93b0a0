import { useEffect, useState } from 'react';
import { whenIdle } from '../../components/whenIdle.ts';
import type { MultilingualRecord } from '../../dataProvider/records.ts';
import { today } from '../../dates.ts';
import { session } from '../../session.ts';
import { staleOf } from '../languages/stale.ts';
import type { Judged } from './judged.ts';
import { lettersOf } from './letters.ts';
import { type Check, readinessOf } from './readiness.ts';
import { factsOf } from './textFacts.ts';

type Read = Pick<Judged, 'record' | 'facts' | 'letters'>;

const WITHIN_MS = 500;

/**
 * How ready an item is, read when nobody waits for anything else: texts may be long.
 *
 * @param unresolved - how many comments are open, where that is known
 * @returns nothing as long as it is read; the letters come last
 */
export const useReadiness = (record: MultilingualRecord, unresolved?: number): Check[] | undefined => {
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    let isOld = false;
    const look = async () => {
      if (isOld) return;
      const facts = factsOf(record.entries);
      setRead({ record, facts });
      const letters = await lettersOf(record, facts).catch((error: unknown) => {
        console.error(error);
        return null;
      });
      if (!isOld) setRead({ record, facts, letters });
    };
    whenIdle(() => void look(), WITHIN_MS);
    return () => {
      isOld = true;
    };
  }, [record]);
  const stale = session.hasFeature('translations') ? staleOf(record) : undefined;
  return read?.record === record ? readinessOf({ ...read, today: today(), unresolved, stale }) : undefined;
};
