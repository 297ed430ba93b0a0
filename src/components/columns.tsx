import type { RaRecord } from 'react-admin';
import { formatAmount } from '../amounts.ts';
import { valueAt } from '../dataProvider/listing.ts';
import { russianDay } from '../dates.ts';
import { LANGUAGES } from '../wire/wire.ts';
import type { Column } from './RecordTable.tsx';

const textAt = (record: RaRecord, source: string) => String(valueAt(record, source) ?? '');

const value = (source: string, label = `fields.${source}`): Column<RaRecord> => ({
  label,
  source,
  render: (record) => textAt(record, source),
});

/** The language of `entries.uz.title`. */
const languageIn = (source: string) =>
  LANGUAGES.find((language) => source.startsWith(`entries.${language}.`));

/** The columns that lists have in common. */
export const column = {
  id: value('id'),
  /** A short value that a machine made. */
  value,
  /** A short value that people wrote. */
  code: (source = 'code', label = `fields.${source}`): Column<RaRecord> => ({
    ...value(source, label),
    variant: 'code',
  }),
  /** An address of mail, which is never broken. */
  address: (source: string, label: string): Column<RaRecord> => ({
    ...value(source, label),
    variant: 'address',
  }),
  /** What people wrote, broken anywhere where it does not fit; an entry's text says its language. */
  text: (source: string, label: string): Column<RaRecord> => ({
    label,
    source,
    variant: 'text',
    render: (record) => {
      const text = textAt(record, source);
      const lang = languageIn(source);
      return text && lang ? <span lang={lang}>{text}</span> : text;
    },
  }),
  day: (source: string, label = 'fields.posted'): Column<RaRecord> => ({
    label,
    source,
    render: (record) => russianDay(textAt(record, source)),
  }),
  amount: (source: string, label: string): Column<RaRecord> => ({
    label,
    source,
    variant: 'number',
    render: (record) => <span style={{ whiteSpace: 'nowrap' }}>{formatAmount(valueAt(record, source))}</span>,
  }),
} as const;
