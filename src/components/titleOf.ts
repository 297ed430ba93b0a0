import type { RaRecord } from 'ra-core';
import { LANGUAGES } from '../dataProvider/wire.ts';

/** What an item in three languages is called: its Russian title or header, else another, else its number. */
export const titleOf = (record: RaRecord): string =>
  LANGUAGES.map((language) => record.entries?.[language])
    .map((entry) => String(entry?.title ?? entry?.header ?? '').trim())
    .find(Boolean) ?? `№ ${record.id}`;
