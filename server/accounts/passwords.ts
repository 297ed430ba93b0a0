import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

export const SHORTEST_PASSWORD = 9;
/** The longest password, so that nobody makes the server hash a book. */
export const LONGEST_PASSWORD = 256;

/** Letters and digits that are not mistaken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Random characters in groups that a person can type. */
function generate(groups: number, groupLength: number) {
  const character = () => ALPHABET[randomInt(ALPHABET.length)];
  return Array.from({ length: groups }, () => Array.from({ length: groupLength }, character).join('')).join(
    '-',
  );
}

/** 98 bits. */
export const generatePassword = () => generate(4, 5);

/** 118 bits cannot be guessed, so a fast digest is enough. */
export const generateRecoveryCode = () => generate(4, 6);

/** argon2id with the library's parameters: 19 MiB, 2 passes (the OWASP minimum), about 6 ms. */
export const hashPassword = (password: string) => hash(password);

let decoy: Promise<string> | undefined;

/**
 * Whether the password is right. Without a hash (no such account) a decoy is checked, so that an unknown name takes as long as a wrong
 * password.
 */
export async function isPasswordRight(passwordHash: string | undefined, password: string) {
  decoy ??= hashPassword('nobody has this password');
  const isRight = await verify(passwordHash ?? (await decoy), password.slice(0, LONGEST_PASSWORD + 1));
  return isRight && passwordHash !== undefined;
}

/** Creates the decoy at the start; otherwise the first sign-in with an unknown name would be slower. */
export async function prepareDecoy() {
  await isPasswordRight(undefined, '');
}
