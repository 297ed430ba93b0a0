import { resolve } from 'node:path';
import { type Sender, senderOf } from './mail/address.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** Everything an operator can set, already checked. */
export interface Settings {
  production: boolean;
  /** TCP port; 0 takes any free one. */
  port: number;
  host: string;
  /** Absolute folder of the embedded database and of the files. */
  dataDir: string;
  /** Connection string of PostgreSQL; without it the embedded database is used. */
  databaseUrl: string | undefined;
  /** Password of the accounts made at the first start; without it each gets one of its own. */
  firstPassword: string | undefined;
  /** Whether the first start adds sample content and all three accounts; never in production. */
  sample: boolean;
  /** Space in bytes that has to stay free on the disk of `dataDir`; below it nothing more is taken in. */
  reserveBytes: number;
  /** How many days a deleted record can be restored. */
  trashDays: number;
  logLevel: LogLevel;
  /** Where mail goes, `smtp://…` or `smtps://…`; without it mails are written to `dataDir/outbox`. */
  smtpUrl: string | undefined;
  /** Whom mails come from. */
  mailFrom: Sender;
  /** How many proxies stand in front (their X-Forwarded-* is believed), or the addresses of those proxies. */
  trustProxy: number | string[];
}

/** A setting that cannot be used; the message names the variable and what it may hold. */
export class SettingsError extends Error {}

const DEFAULT_SENDER: Sender = {
  name: 'Центральный депозитарий ценных бумаг',
  address: 'no-reply@depository.uz',
};

type Environment = Record<string, string | undefined>;

const SHORTEST_PASSWORD = 9;
const SHORTEST_PRODUCTION_PASSWORD = 12;
const GUESSABLE = /password|passw0rd|qwerty|admin|depo|12345|11111|changeme|secret|пароль|example/i;

function refuse(name: string, expected: string): never {
  throw new SettingsError(
    `${name}: ожидается ${expected}. Сервер не запущен. / ${name} is not usable, the server did not start.`,
  );
}

function integer(env: Environment, name: string, fallback: number, max: number) {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max) refuse(name, `целое число от 0 до ${max}`);
  return value;
}

function flag(env: Environment, name: string, fallback: boolean) {
  const text = env[name]?.trim();
  if (!text) return fallback;
  if (text !== '0' && text !== '1') refuse(name, '0 или 1');
  return text === '1';
}

function logLevel(env: Environment): LogLevel {
  const text = env.LOG_LEVEL?.trim();
  if (!text) return 'info';
  return LOG_LEVELS.find((level) => level === text) ?? refuse('LOG_LEVEL', LOG_LEVELS.join(', '));
}

function databaseUrl(env: Environment) {
  const text = env.DATABASE_URL?.trim();
  if (!text) return undefined;
  if (!/^postgres(ql)?:\/\/./.test(text) || !URL.canParse(text)) {
    refuse('DATABASE_URL', 'адрес вида postgres://пользователь:пароль@узел:5432/база');
  }
  return text;
}

function smtpUrl(env: Environment) {
  const text = env.SMTP_URL?.trim();
  if (!text) return undefined;
  if (!/^smtps?:\/\/./i.test(text) || !URL.canParse(text)) {
    refuse('SMTP_URL', 'адрес вида smtp://пользователь:пароль@узел:587 или smtps://узел:465');
  }
  return text;
}

function mailFrom(env: Environment) {
  const text = env.MAIL_FROM?.trim();
  if (!text) return DEFAULT_SENDER;
  return senderOf(text) ?? refuse('MAIL_FROM', 'адрес вида hr@example.uz или Отдел кадров <hr@example.uz>');
}

function trustProxy(env: Environment) {
  const text = env.TRUST_PROXY?.trim();
  if (!text) return 0;
  if (/^\d$/.test(text)) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  if (addresses.some((address) => !/^[\da-f.:]+(\/\d{1,3})?$/i.test(address))) {
    refuse('TRUST_PROXY', 'число промежуточных серверов (0–9) или их адреса через запятую');
  }
  return addresses;
}

/** In production nothing that stands in a manual or on a list of common passwords may open an account. */
function firstPassword(env: Environment, production: boolean) {
  const password = env.DEPO_PASSWORD;
  if (!password) return undefined;
  if (password.length < SHORTEST_PASSWORD) refuse('DEPO_PASSWORD', `не короче ${SHORTEST_PASSWORD} знаков`);
  if (production && (password.length < SHORTEST_PRODUCTION_PASSWORD || GUESSABLE.test(password))) {
    refuse(
      'DEPO_PASSWORD',
      `при NODE_ENV=production не короче ${SHORTEST_PRODUCTION_PASSWORD} знаков и без слов, которые легко угадать`,
    );
  }
  return password;
}

/**
 * Reads every environment variable the server knows, once.
 *
 * @throws SettingsError when one holds something that cannot be used: a wrong guess is worse than no start
 */
export function readSettings(env: Environment = process.env): Settings {
  const production = env.NODE_ENV === 'production';
  return {
    production,
    port: integer(env, 'PORT', 4000, 65_535),
    host: env.HOST?.trim() || '127.0.0.1',
    dataDir: resolve(env.DATA_DIR?.trim() || './data'),
    databaseUrl: databaseUrl(env),
    firstPassword: firstPassword(env, production),
    sample: flag(env, 'DEPO_SAMPLE', true) && !production,
    reserveBytes: integer(env, 'DISK_RESERVE_MB', 32, 1_000_000_000) * 1024 * 1024,
    trashDays: integer(env, 'TRASH_DAYS', 30, 36_500),
    logLevel: logLevel(env),
    smtpUrl: smtpUrl(env),
    mailFrom: mailFrom(env),
    trustProxy: trustProxy(env),
  };
}
