import { z } from 'zod';
import { APPLICATION_STATUSES, VACANCY_STATUSES } from '../db/schema.ts';

const text = z.string().min(1);
const texts = z.strictObject({ ru: text, uz: text, en: text });
export type Texts = z.infer<typeof texts>;
const count = z.int().min(0);
const flag = z.literal(true).optional();
/** When an item was posted, seen from the day of the first start: some days before, or on the last such day. */
const posted = z.union([
  z.strictObject({ daysAgo: count }),
  z.strictObject({ month: z.int().min(1).max(12), day: z.int().min(1).max(28) }),
]);
export type Posted = z.infer<typeof posted>;

export const publication = z.strictObject({
  /** The name of its text files. */
  text,
  posted,
  pending: flag,
  antiCorruption: flag,
  withoutCover: flag,
  /** Whether a PDF lies beside each of its texts. */
  pdf: flag,
});

const textsOrEmpty = z.strictObject({ ru: z.string(), uz: z.string(), en: z.string() });
/** A video or an audio. */
export const medium = z.strictObject({
  posted,
  withoutCover: flag,
  titles: textsOrEmpty,
  /** One address, or one for each language. */
  url: z.union([text, textsOrEmpty]),
});

export const documentType = z.strictObject({
  code: text,
  name: texts,
  /** The name of the PDFs, one for each language, that all of its documents have. */
  pdf: text,
  /** Its documents repeat for each of these years, counted from the one of the first start. */
  years: z.strictObject({ from: z.int(), to: z.int() }).optional(),
  documents: z.array(
    z.strictObject({
      header: texts,
      number: text.optional(),
      publishedOn: z.iso.date().optional(),
      /** Not there before this month of its year is over. */
      month: z.int().min(1).max(12).optional(),
    }),
  ),
});

export const term = z.strictObject({ word: texts, meaning: texts });
export const history = z.strictObject({ year: count, text: texts });
export const statistic = z.strictObject({
  issuers: text,
  depositors: text,
  brokers: text,
  investmentFunds: text,
  shareholdersOfInvestmentFunds: text,
  trustManagers: text,
});
export const department = z.strictObject({ code: text, name: texts, about: texts });

/** Its days are counted from the day of the first start. */
export const vacancy = z.strictObject({
  text,
  department: text,
  status: z.enum(VACANCY_STATUSES),
  /** The end of the address of its test. */
  test: text,
  testingInDays: z.int(),
  expiresInDays: z.int(),
});

export const application = z.strictObject({
  vacancy: text,
  pinfl: text,
  fullName: text,
  email: text,
  /** How long before the vacancy's last day it came. */
  daysBeforeEnd: count,
  status: z.enum(APPLICATION_STATUSES),
  result: z.string(),
  resume: text,
  resumeName: text,
});

export const appeal = z.strictObject({
  fullName: text,
  email: text,
  address: text,
  phoneNumber: text,
  daysAgo: count,
  note: text,
  attachment: text.optional(),
  attachmentName: text.optional(),
});

const amount = z.string().regex(/^\d+\.\d\d$/);
export const member = z.strictObject({
  code: text,
  name: text,
  funds: z.strictObject({ UZS: amount, USD: amount, EUR: amount }),
});
