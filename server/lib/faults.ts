const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** The image library reports it as a text only. */
const NO_SPACE_MESSAGE = /no space left on device|disk quota exceeded/i;
const UNREACHABLE = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'EPIPE',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
  ],
  // the file store: see files/store.ts
  'STORE_AWAY',
  // a disk or a database that cannot be written to, until somebody mends it
  ...['EROFS', 'EACCES', 'EPERM', 'EIO', '25006', '42501'],
  // PostgreSQL: shutting down, crashed, starting, too many connections, gave up waiting
  ...['57P01', '57P02', '57P03', '53300', '57014', '55P03', '40P01', '40001'],
]);
const TIMEOUT_MESSAGE = /timeout exceeded when trying to connect|Query read timeout/;
const UNREACHABLE_MESSAGE =
  /Connection terminated|is not queryable|after calling end on the pool|PGlite is clos/i;

/** The error and its causes, outermost first. */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let each = error; each instanceof Error && causes.length < 10; each = each.cause) causes.push(each);
  return causes;
}

/** The code of a system or PostgreSQL error, if any. */
export const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Whether the database refused a duplicate key. */
export const isDuplicate = (error: unknown) => causesOf(error).some((each) => codeOf(each) === '23505');

/** For `catch`: what is read from a file that does not exist is undefined. */
export function ifMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}

/** Whether the database did not answer in time. */
export const isTimeout = (error: unknown) =>
  causesOf(error).some(({ message }) => TIMEOUT_MESSAGE.test(message));

/**
 * The status of an internal error: 507 for a full disk, 503 when the database or the file store is unavailable (both are temporary), 500
 * for a defect.
 */
export function faultOf(error: unknown): 500 | 503 | 507 {
  const causes = causesOf(error);
  const codes = causes.map((each) => codeOf(each) ?? '');
  const isFull = causes.some(({ message }) => NO_SPACE_MESSAGE.test(message));
  if (isFull || codes.some((code) => NO_SPACE.has(code))) return 507;
  const isUnreachable =
    isTimeout(error) ||
    codes.some((code) => UNREACHABLE.has(code) || code.startsWith('08')) ||
    causes.some(({ message }) => UNREACHABLE_MESSAGE.test(message));
  return isUnreachable ? 503 : 500;
}
