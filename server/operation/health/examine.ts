import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { newestSchemaVersion } from '../../db/migrations.ts';
import { counted } from '../../lib/plural.ts';
import { type BackupStatus, readBackupStatus } from '../backup/status.ts';
import { ofFilesInWords } from '../backup/words.ts';
import { readPulse } from './figures.ts';
import { asker, LateError } from './patience.ts';

/** A `warning` wants somebody to look; with something `failed` no calls should be sent here. */
export type State = 'ok' | 'warning' | 'failed';

export interface Part {
  state: State;
  /** What is wrong, in words for an administrator. */
  message?: string;
  [figure: string]: string | number | boolean | null | undefined;
}

export interface Health {
  state: State;
  parts: Record<string, Part>;
}

/** A state is looked at so often, however often it is asked for: anybody may ask. */
const REMEMBERED_MS = 1_000;
/** A mail that has waited for so long has failed several times. */
const LATE_MAIL_SECONDS = 15 * 60;
/** So much beside the reserve, and somebody has time to make room. */
const SPARE_BYTES = 512 * 1024 * 1024;
/** A name under which no bytes are ever kept. */
const NOTHING = '0'.repeat(64);
const MINUTE_SECONDS = 60;
/** For so long the embedded database may be at something before it counts as silent. */
const BUSY_MS = 30_000;

const ok: Part = { state: 'ok' };

type Pulse = Awaited<ReturnType<typeof readPulse>>;

function migrationsOf({ migration }: Pulse, newest: number): Part {
  const applied = migration ?? 0;
  const figures = { applied: new Date(applied).toISOString(), own: new Date(newest).toISOString() };
  if (applied === newest) return { ...ok, ...figures };
  return applied < newest
    ? {
        state: 'failed',
        ...figures,
        message: 'В базе данных нет изменений, которые нужны этой версии программы.',
      }
    : { state: 'warning', ...figures, message: 'База данных новее программы: обновите и этот сервер.' };
}

function backupOf({ isScheduled, isOverdue, last, failure }: BackupStatus): Part {
  const figures = { isScheduled, lastAt: last?.at.toISOString(), sizeBytes: last?.sizeBytes };
  if (failure) {
    return {
      state: 'warning',
      ...figures,
      message: `Последняя резервная копия не удалась: ${failure.message}`,
    };
  }
  if (isOverdue) return { state: 'warning', ...figures, message: 'Резервная копия не сделана вовремя.' };
  if (last && last.missingFiles > 0) {
    const missing = ofFilesInWords(last.missingFiles);
    return {
      state: 'warning',
      ...figures,
      message: `В последней резервной копии нет ${missing}: их нет в хранилище.`,
    };
  }
  return { ...ok, ...figures };
}

function mailOf({ mailsWaiting, oldestMailSeconds }: Pulse, isSent: boolean): Part {
  const figures = {
    waiting: mailsWaiting,
    oldestSeconds: Math.round(oldestMailSeconds ?? 0),
    isSent,
  };
  if (figures.oldestSeconds < LATE_MAIL_SECONDS) return { ...ok, ...figures };
  const minutes = Math.floor(figures.oldestSeconds / MINUTE_SECONDS);
  const waiting = counted(mailsWaiting, ['письмо', 'письма', 'писем']);
  const since = counted(minutes, ['минуту', 'минуты', 'минут']);
  return {
    state: 'warning',
    ...figures,
    message: `Не отправлено ${waiting}, самое старое ждёт ${since}. Проверьте SMTP_URL.`,
  };
}

function storeReader({ fileStore, log }: FastifyInstance) {
  const figures = { place: fileStore.place };
  const ask = asker(() =>
    Promise.all([access(fileStore.stagingFolder, constants.W_OK), fileStore.has(NOTHING)]),
  );
  return async (): Promise<Part> => {
    try {
      await ask();
      return { ...ok, ...figures };
    } catch (error) {
      log.warn({ err: error }, 'the file store does not answer');
      // where all have one, calls are not better off elsewhere, and most of them need no file
      const state = fileStore.isShared ? 'warning' : 'failed';
      return { state, ...figures, message: `Хранилище файлов недоступно: ${fileStore.place}.` };
    }
  };
}

async function diskOf({ space, settings: { reserveBytes, dataDir } }: FastifyInstance): Promise<Part> {
  try {
    const freeBytes = await space.free();
    const figures = { freeBytes, reserveBytes };
    if (freeBytes <= reserveBytes) {
      return {
        state: 'warning',
        ...figures,
        message: `На диске с ${dataDir} нет места: изменения не принимаются.`,
      };
    }
    if (freeBytes <= reserveBytes + SPARE_BYTES) {
      return { state: 'warning', ...figures, message: `На диске с ${dataDir} заканчивается место.` };
    }
    return { ...ok, ...figures };
  } catch {
    return { state: 'failed', message: `Папка ${dataDir} недоступна.` };
  }
}

function worksOf({ works }: FastifyInstance): Part {
  const failing = [...works].filter(([, { isFailing }]) => isFailing).map(([name]) => name);
  if (failing.length === 0) return ok;
  return {
    state: 'warning',
    message: `Не удаются работы по обслуживанию (${failing.join(', ')}): причина в журнале сервера.`,
  };
}

/** After so long it does not pass by itself. */
const OVERLOAD_SECONDS = 5 * 60;

const OVERLOADED = {
  work: 'Сервер перегружен: часть вызовов не принимается.',
  memory: 'Серверу не хватает памяти: вызовы не принимаются.',
};

/** Refused are single calls, or, for want of memory, all of them: then another instance is better for them, and only a new start helps. */
function overloadOf({ overload }: FastifyInstance): Part {
  const { of, since } = overload;
  if (of === undefined) return { state: 'ok' };
  const seconds = Math.round((performance.now() - since) / 1000);
  const isLasting = of === 'memory' && seconds > OVERLOAD_SECONDS;
  const message = OVERLOADED[of];
  return isLasting
    ? { state: 'failed', seconds, message: `${message} Само это не проходит: перезапустите сервер.` }
    : { state: 'warning', seconds, message };
}

const worst = (parts: Part[]): State =>
  (['failed', 'warning'] as const).find((state) => parts.some((part) => part.state === state)) ?? 'ok';

function databaseReader(app: FastifyInstance) {
  let newest: number | undefined;
  let answeredAt = Number.NEGATIVE_INFINITY;
  const ask = asker(() => Promise.all([readPulse(app.db, app.clock.now), readBackupStatus(app)]));
  const isEmbedded = app.settings.databaseUrl === undefined;
  return async (): Promise<Record<string, Part>> => {
    const began = performance.now();
    try {
      const [pulse, backup] = await ask();
      answeredAt = performance.now();
      newest ??= newestSchemaVersion();
      return {
        database: { ...ok, milliseconds: Math.round(answeredAt - began) },
        migrations: migrationsOf(pulse, newest),
        mail: mailOf(pulse, app.settings.smtpUrl !== undefined),
        backup: backupOf(backup),
      };
    } catch (error) {
      app.log.warn({ err: error }, 'the database does not answer');
      // it does one thing after another, and a large save takes its time
      const isBusy = error instanceof LateError && performance.now() - answeredAt < BUSY_MS;
      if (isEmbedded && isBusy) {
        return { database: { state: 'warning', message: 'База данных занята долгой работой.' } };
      }
      return { database: { state: 'failed', message: 'База данных не отвечает.' } };
    }
  };
}

/** Looks at everything that the server needs and at what somebody should know of. However many ask, it looks once a second. */
export function examiner(app: FastifyInstance) {
  const readDatabase = databaseReader(app);
  const readStore = storeReader(app);
  let looked = Number.NEGATIVE_INFINITY;
  let last: Promise<Health> | undefined;

  async function look(): Promise<Health> {
    const [pulse, store, disk] = await Promise.all([readDatabase(), readStore(), diskOf(app)]);
    const parts = { ...pulse, store, disk, maintenance: worksOf(app), overload: overloadOf(app) };
    return { state: worst(Object.values(parts)), parts };
  }

  return (): Promise<Health> => {
    const now = performance.now();
    if (!last || now - looked > REMEMBERED_MS) {
      looked = now;
      last = look();
    }
    return last;
  };
}
