import type { RaRecord } from 'ra-core';
import { LANGUAGES, type Language } from '../dataProvider/wire.ts';
import { session } from '../session.ts';

/** The translations of a record that are older than its Russian text, as our depository says. */
export const staleOf = (record: RaRecord | undefined): readonly Language[] => {
  const stale: unknown = session.hasFeature('translations') ? record?.stale : undefined;
  return Array.isArray(stale) ? LANGUAGES.filter((language) => stale.includes(language)) : [];
};
