import type { RaRecord } from 'react-admin';
import { LANGUAGES } from '../wire/wire.ts';

/** What an item in three languages is called: its Russian title, else another, else its number. */
export const titleOf = (record: RaRecord): string =>
  LANGUAGES.map((language) => record.entries?.[language])
    .map((entry) => String(entry?.title ?? '').trim())
    .find(Boolean) ?? `№ ${record.id}`;
