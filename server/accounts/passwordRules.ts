/** What may stand around a common password without making it a good one: `Password1!`, `!!liverpool77`. */
const MOST_AROUND = 4;
/** What everybody here thinks of first; with digits around it is no better. */
const OWN_WORDS = [
  ...['depo', 'depository', 'depozitary', 'depozitariy', 'депо', 'депозитарий', 'цдцб', 'uzcsd'],
  ...['uzbekistan', 'ozbekiston', 'узбекистан', 'tashkent', 'toshkent', 'ташкент'],
];

let common: Promise<ReadonlySet<string>> | undefined;

/** 49 thousand passwords that people choose most (zxcvbn's list), read when the first password is chosen. */
function commonPasswords() {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return common;
}

/**
 * Why a password would be found soon.
 *
 * @returns one sentence, or nothing when it is good enough
 */
export async function weaknessOf(password: string, userName: string): Promise<string | undefined> {
  const written = password.normalize('NFKC').toLowerCase();
  const core = written.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const list = await commonPasswords();
  if (list.has(written) || (written.length - core.length <= MOST_AROUND && list.has(core))) {
    return 'Этот пароль из числа самых распространённых, его подберут первым. Придумайте другой.';
  }
  const [name = ''] = userName.split('@');
  if (written === userName || core === name || OWN_WORDS.includes(core) || new Set(written).size < 4) {
    return 'Этот пароль слишком легко угадать. Придумайте другой.';
  }
  return undefined;
}
