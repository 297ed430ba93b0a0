import { z } from 'zod';
import { ROLES } from '../../src/wire/wire.ts';
import { moment, text } from '../lib/fields.ts';
import { normalisedUserName } from './accounts.ts';

const SHORTEST_USER_NAME = 9;
const LONGEST_USER_NAME = 254;
const LONGEST_FULL_NAME = 200;

/** A login longer than eight characters, with «@», as on the sign-in page (part 1, §5). Checked in the form in which it is stored. */
export const userName = text.transform(normalisedUserName).pipe(
  text
    .max(LONGEST_USER_NAME, { error: `Логин должен быть не длиннее ${LONGEST_USER_NAME} знаков.` })
    .refine((value) => value.length >= SHORTEST_USER_NAME && /^[^@\s]+@[^@\s]+$/.test(value), {
      error: 'Логин — адрес электронной почты не короче 9 знаков.',
    })
    .refine((value) => !/[\p{Cc}\p{Cf}]/u.test(value), { error: 'В логине есть невидимые знаки.' }),
);

export const fullName = text
  .max(LONGEST_FULL_NAME, { error: `Имя должно быть не длиннее ${LONGEST_FULL_NAME} знаков.` })
  .transform((value) => value.trim())
  .refine((value) => value !== '', { error: 'Укажите имя.' });

export const role = z.enum(ROLES, { error: `Ожидается роль: ${ROLES.join(', ')}.` });

/** A code of the second factor, of the phone or a recovery code. */
export const code = z.string().max(40);

/** A session, as shown to its owner and to administrators. */
export const listedSession = z.object({
  id: z.number(),
  createdAt: moment,
  lastUsedAt: moment,
  address: z.string(),
  userAgent: z.string(),
  isCurrent: z.boolean(),
});
