import type { RaRecord } from 'react-admin';
import { session } from '../../session.ts';
import { LANGUAGES, type Language } from '../../wire/wire.ts';

/** The translations of a record that are older than its Russian text, as our depository says. */
export const staleOf = (record: RaRecord | undefined): readonly Language[] => {
  const stale: unknown = session.hasFeature('translations') ? record?.stale : undefined;
  return Array.isArray(stale) ? LANGUAGES.filter((language) => stale.includes(language)) : [];
};
