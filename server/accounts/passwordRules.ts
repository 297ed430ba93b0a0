/** Characters around a common password that do not improve it: `Password1!`, `!!liverpool77`. */
const MOST_AROUND = 4;
/** Words that are obvious here, also with digits around. */
const OWN_WORDS = [
  ...['depo', 'depository', 'depozitary', 'depozitariy', 'депо', 'депозитарий', 'цдцб', 'uzcsd'],
  ...['uzbekistan', 'ozbekiston', 'узбекистан', 'tashkent', 'toshkent', 'ташкент'],
];

let common: Promise<ReadonlySet<string>> | undefined;

/** The 49 thousand most common passwords (zxcvbn's list), loaded when the first password is chosen. */
function commonPasswords() {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return common;
}

/**
 * Why a password is weak.
 *
 * @returns one sentence; undefined for a good password
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
