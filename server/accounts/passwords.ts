import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

export const SHORTEST_PASSWORD = 9;
/** Longer ones are refused, so that nobody makes the server hash a book. */
export const LONGEST_PASSWORD = 256;

/** Letters and digits that cannot be taken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Characters by chance, in groups: something a person can type. */
function generate(groups: number, groupLength: number) {
  const character = () => ALPHABET[randomInt(ALPHABET.length)];
  return Array.from({ length: groups }, () => Array.from({ length: groupLength }, character).join('')).join(
    '-',
  );
}

/** 98 bits. */
export const generatePassword = () => generate(4, 5);

/** 118 bits: more than anybody tries, so that a fast digest keeps it. */
export const generateRecoveryCode = () => generate(4, 6);

/** argon2id with the library's parameters: 19 MiB, 2 passes (the OWASP minimum), about 6 ms. */
export const hashPassword = (password: string) => hash(password);

let decoy: Promise<string> | undefined;

/**
 * Whether the password fits. Without a hash (the account does not exist) a decoy is checked instead, so that
 * an unknown name takes as long as a wrong password.
 */
export async function isPasswordRight(passwordHash: string | undefined, password: string) {
  decoy ??= hashPassword('nobody has this password');
  const isRight = await verify(passwordHash ?? (await decoy), password.slice(0, LONGEST_PASSWORD + 1));
  return isRight && passwordHash !== undefined;
}

/** Makes the decoy before the first sign-in, which would otherwise be slower for unknown names. */
export async function prepareDecoy() {
  await isPasswordRight(undefined, '');
}
