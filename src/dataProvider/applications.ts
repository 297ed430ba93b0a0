import type { Identifier, RaRecord } from 'react-admin';
import type { FileIdWire } from '../wire/wire.ts';
import { textOf } from './listing.ts';

/** An application for a vacancy, as it is on the wire (part 2, §3). */
export interface Application extends RaRecord {
  vacancyId: Identifier;
  pinfl?: string | null;
  fullName?: string | null;
  email?: string | null;
  date?: string | null;
  result?: string | null;
  status?: Identifier | null;
  applicationForVacancyFileId?: FileIdWire | null;
  applicationForVacancyFileName?: string | null;
  /** Ours, among those for all vacancies: the vacancy's. */
  vacancyTitle?: string | null;
  /** Ours: when each mail was last asked for, ISO 8601. */
  linkSentAt?: string | null;
  rejectionSentAt?: string | null;
  /** Ours: since when the last mail asked for cannot be delivered. */
  mailFailedAt?: string | null;
  /** Ours: the mails that were only written to the folder of outgoing mails, so that nobody got them. */
  mailsInFolder?: readonly string[] | null;
}

/** The last mail that was asked for; undefined where the depository tells of none. */
export const lastMailOf = ({ linkSentAt, rejectionSentAt }: Application) => {
  const mails = [
    { mail: 'link', at: linkSentAt ?? '' },
    { mail: 'rejection', at: rejectionSentAt ?? '' },
  ] as const;
  return mails.filter(({ at }) => at !== '').sort((one, other) => (one.at < other.at ? 1 : -1))[0];
};

/** Whose application it is: a name, else an address, else a number. */
export const nameOfApplicant = ({ id, fullName, email }: RaRecord): string =>
  [fullName, email].map((name) => textOf(name).trim()).find(Boolean) ?? `№ ${id}`;
