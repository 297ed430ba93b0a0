import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { senderOf } from './lib/address.ts';
import { ExplainedError } from './lib/explained.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

type Environment = Record<string, string | undefined>;

const SHORTEST_PASSWORD = 9;
const SHORTEST_PRODUCTION_PASSWORD = 12;
const GUESSABLE = /password|passw0rd|qwerty|admin|depo|12345|11111|changeme|secret|пароль|example/i;
const MEGABYTE = 1024 * 1024;

const integer = (fallback: number, max: number, min = 0) =>
  z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `целое число от ${min} до ${max}`,
    })
    .transform(Number)
    .default(fallback);

const flag = (fallback: boolean) =>
  z.stringbool({ truthy: ['1'], falsy: ['0'], error: '0 или 1' }).default(fallback);

const matching = (pattern: RegExp, expected: string) => z.string().regex(pattern, expected);

const address = (schemes: RegExp, expected: string) =>
  z
    .string()
    .refine((text) => schemes.test(text) && URL.canParse(text), expected)
    .optional();

const sender = z
  .string()
  .transform(senderOf)
  .refine((found) => found !== undefined, 'адрес вида hr@example.uz или Отдел кадров <hr@example.uz>')
  .transform((found) => found ?? z.NEVER)
  .default({ name: 'Центральный депозитарий ценных бумаг', address: 'no-reply@depository.uz' });

const secret = (shortest: number) =>
  z
    .string()
    .refine((text) => text.length >= shortest && /^[!-~]+$/.test(text), {
      error: `не короче ${shortest} знаков, латинские буквы, цифры и знаки без пробелов`,
    })
    .optional();

const isAddress = (text: string) => {
  const [address = '', prefix = '1', ...rest] = text.split('/');
  const longest = isIP(address) && (isIP(address) === 6 ? 128 : 32);
  return rest.length === 0 && /^[1-9]\d*$/.test(prefix) && Number(prefix) <= longest;
};

const proxies = z
  .string()
  .transform((text) => (/^\d$/.test(text) ? Number(text) : text.split(',').map((each) => each.trim())))
  .refine((given) => typeof given === 'number' || given.every(isAddress), {
    error: 'число промежуточных серверов (0–9) или их адреса через запятую',
  })
  .default(0);

const timeOfDay = (fallback: string) =>
  matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'время вида 03:00')
    .default(fallback)
    .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)));

function isTimeZone(timeZone: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== undefined;
  } catch {
    return false;
  }
}

/** Without one of them none is of use. */
const S3_NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const;

const variables = z
  .object({
    NODE_ENV: z.string().optional(),
    PORT: integer(4000, 65_535),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: address(/^postgres(ql)?:\/\/./, 'адрес вида postgres://пользователь:пароль@узел:5432/база'),
    S3_ENDPOINT: address(/^https?:\/\/[^?#@]+$/i, 'адрес вида https://s3.example.uz'),
    S3_BUCKET: matching(
      /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/,
      'имя из 3–63 строчных латинских букв, цифр, точек и дефисов',
    ).optional(),
    S3_KEY: z.string().optional(),
    S3_SECRET: z.string().optional(),
    S3_REGION: matching(/^[\w-]+$/, 'имя вида us-east-1').default('us-east-1'),
    S3_PATH_STYLE: flag(true),
    DEPO_PASSWORD: z.string().min(SHORTEST_PASSWORD, `не короче ${SHORTEST_PASSWORD} знаков`).optional(),
    DEPO_SAMPLE: flag(true),
    DISK_RESERVE_MB: integer(32, 1_000_000_000),
    TIME_ZONE: z.string().refine(isTimeZone, 'часовой пояс вида Asia/Tashkent').default('Asia/Tashkent'),
    TRASH_DAYS: integer(30, 36_500),
    RETENTION_APPLICATIONS: integer(0, 1200),
    RETENTION_APPEALS: integer(0, 1200),
    REVIEW_EDITS: flag(false),
    REVIEW_FOUR_EYES: flag(false),
    BACKUP_DIR: z.string().optional(),
    BACKUP_AT: timeOfDay('03:00'),
    BACKUP_KEEP: integer(14, 10_000, 1),
    LOG_LEVEL: z.enum(LOG_LEVELS, LOG_LEVELS.join(', ')).default('info'),
    SMTP_URL: address(
      /^smtps?:\/\/./i,
      'адрес вида smtp://пользователь:пароль@узел:587 или smtps://узел:465',
    ),
    MAIL_FROM: sender,
    TRUST_PROXY: proxies,
    HEALTH_TOKEN: secret(16),
    SECRET_KEY: secret(32),
    SHED_LOAD: flag(true),
    MEMORY_LIMIT_MB: integer(0, 1_000_000_000),
    STOP_DELAY_SECONDS: integer(0, 600),
    STOP_DEADLINE_SECONDS: integer(12, 3600, 3),
  })
  .refine(
    // in production no common password, and none from a manual, may open an account
    ({ NODE_ENV, DEPO_PASSWORD: password }) =>
      NODE_ENV !== 'production' ||
      !password ||
      (password.length >= SHORTEST_PRODUCTION_PASSWORD && !GUESSABLE.test(password)),
    {
      path: ['DEPO_PASSWORD'],
      error: `при NODE_ENV=production не короче ${SHORTEST_PRODUCTION_PASSWORD} знаков и без слов, которые легко угадать`,
    },
  )
  .superRefine((given, context) => {
    if (S3_NEEDED.every((name) => given[name] === undefined)) return;
    for (const name of S3_NEEDED) {
      if (given[name] !== undefined) continue;
      const message = `значение: S3 настраивается переменными ${S3_NEEDED.join(', ')} вместе`;
      context.addIssue({ code: 'custom', path: [name], message });
    }
  });

type Given = z.output<typeof variables>;

/** The bucket of an S3-compatible store, where one is set. */
function s3Of({ S3_ENDPOINT, S3_BUCKET, S3_KEY, S3_SECRET, S3_REGION, S3_PATH_STYLE }: Given) {
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_KEY || !S3_SECRET) return undefined;
  return {
    /** Address of the service, without a final slash. */
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: S3_BUCKET,
    key: S3_KEY,
    secret: S3_SECRET,
    region: S3_REGION,
    /** Whether the bucket is named in the path, not in the host. */
    isPathStyle: S3_PATH_STYLE,
  };
}

function settingsOf(given: Given) {
  const production = given.NODE_ENV === 'production';
  return {
    production,
    /** TCP port; 0 takes any free one. */
    port: given.PORT,
    host: given.HOST,
    /** Absolute folder of the embedded database and of the files. */
    dataDir: resolve(given.DATA_DIR),
    /** Connection string of PostgreSQL; without it the embedded database is used. */
    databaseUrl: given.DATABASE_URL,
    /** Where uploaded files are kept; without it under `dataDir`. */
    s3: s3Of(given),
    /** Password of the accounts made at the first start; without it each gets one of its own. */
    firstPassword: given.DEPO_PASSWORD,
    /** Whether the first start adds sample content and all three accounts; never in production. */
    sample: given.DEPO_SAMPLE && !production,
    /** Space in bytes that has to stay free on the disk of `dataDir`; below it nothing more is taken in. */
    reserveBytes: given.DISK_RESERVE_MB * MEGABYTE,
    /** Where days begin and hours are told: an IANA time zone. */
    timeZone: given.TIME_ZONE,
    /** How many days a deleted record can be restored. */
    trashDays: given.TRASH_DAYS,
    /** For how many months people's data is kept; without a number nothing is erased by itself. */
    retention: {
      /** Applications, from when their vacancy was closed. */
      applications: given.RETENTION_APPLICATIONS || undefined,
      /** Appeals, from when they came. */
      appeals: given.RETENTION_APPEALS || undefined,
    },
    /** Whether the rules of the review hold until somebody switches them. */
    review: { edits: given.REVIEW_EDITS, fourEyes: given.REVIEW_FOUR_EYES },
    /** Absolute folder that takes a backup each day; without it none is made by itself. */
    backupDir: given.BACKUP_DIR && resolve(given.BACKUP_DIR),
    /** When, in minutes after midnight. */
    backupAtMinutes: given.BACKUP_AT,
    /** How many daily backups are kept. */
    backupKeep: given.BACKUP_KEEP,
    logLevel: given.LOG_LEVEL,
    /** Where mail goes, `smtp://…` or `smtps://…`; without it mails are written to `dataDir/outbox`. */
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    /** The number of proxies in front of the server, whose X-Forwarded-* headers are trusted, or their addresses. */
    trustProxy: given.TRUST_PROXY,
    /** The token for reading health details and metrics; without it they are served to the machine itself only. */
    healthToken: given.HEALTH_TOKEN,
    /** What secrets in the database are sealed with, on every instance the same; without it a file in `dataDir`. */
    secretKey: given.SECRET_KEY,
    /** Whether calls are refused while the server cannot keep up. */
    shedsLoad: given.SHED_LOAD,
    /** Memory of the process above which calls are refused; without it most of what the machine or the container has. */
    memoryLimitBytes: given.MEMORY_LIMIT_MB * MEGABYTE || undefined,
    /** How long the server says that it is stopping before it takes no more calls, so that a balancer can turn away from it. */
    stopDelayMs: given.STOP_DELAY_SECONDS * 1000,
    /** How long what is under way may take from then on. */
    stopDeadlineMs: given.STOP_DEADLINE_SECONDS * 1000,
  };
}

/** Everything an operator can set, already checked. */
export type Settings = ReturnType<typeof settingsOf>;
export type S3Settings = NonNullable<Settings['s3']>;
export type Retention = Settings['retention'];

/** An empty variable is one that is not set; a password alone may begin or end with spaces. */
const nonEmpty = (env: Environment) =>
  Object.fromEntries(
    Object.keys(variables.shape)
      .map((name) => [name, name === 'DEPO_PASSWORD' ? env[name] : env[name]?.trim()])
      .filter(([, text]) => text),
  );

/**
 * Reads every environment variable the server knows, once.
 *
 * @throws ExplainedError naming each variable that holds something that cannot be used, and what it may hold: a wrong guess is worse than no start
 */
export function readSettings(env: Environment = process.env): Settings {
  const { data, error } = variables.safeParse(nonEmpty(env));
  if (data) return settingsOf(data);
  const sentences = error.issues.map(
    ({ path, message }) =>
      `${path.join('.')}: ожидается ${message}. Сервер не запущен. / ${path.join('.')} is not usable, the server did not start.`,
  );
  throw new ExplainedError(sentences.join('\n'));
}
