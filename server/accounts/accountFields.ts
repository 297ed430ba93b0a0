import { z } from 'zod';
import { ROLES } from '../../src/wire/wire.ts';
import { moment, text } from '../lib/fields.ts';
import { normalisedUserName } from './accounts.ts';

const SHORTEST_USER_NAME = 9;
const LONGEST_USER_NAME = 254;
const LONGEST_FULL_NAME = 200;

/** As the sign-in page takes it: longer than eight characters, with «@» (part 1, §5). It is checked in the form in which it is stored. */
export const userName = text.transform(normalisedUserName).pipe(
  text
    .max(LONGEST_USER_NAME, { error: `Логин должен быть не длиннее ${LONGEST_USER_NAME} знаков.` })
    .refine((value) => value.length >= SHORTEST_USER_NAME && /^[^@\s]+@[^@\s]+$/.test(value), {
      error: 'Логин — адрес электронной почты не короче 9 знаков.',
    })
    .refine((value) => !/\p{Cf}/u.test(value), { error: 'В логине есть невидимые знаки.' }),
);

export const fullName = text
  .max(LONGEST_FULL_NAME, { error: `Имя должно быть не длиннее ${LONGEST_FULL_NAME} знаков.` })
  .refine((value) => value.trim() !== '', { error: 'Укажите имя.' });

export const role = z.enum(ROLES, { error: `Ожидается роль: ${ROLES.join(', ')}.` });

/** A code of the second factor: the telephone's or a recovery code. */
export const code = z.string().max(40);

/** A session as its owner and an administrator see it. */
export const listedSession = z.object({
  id: z.number(),
  createdAt: moment,
  lastUsedAt: moment,
  address: z.string(),
  userAgent: z.string(),
  isCurrent: z.boolean(),
});
