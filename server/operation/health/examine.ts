import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newestSchemaVersion } from '../../db/migrations.ts';
import { counted } from '../../lib/plural.ts';
import { type BackupStatus, readBackupStatus } from '../backup/status.ts';
import { ofFilesInWords } from '../backup/words.ts';
import { readPulse } from './figures.ts';
import { LateError, withTimeout } from './timeout.ts';

/** A `warning` needs attention; while something has `failed`, no calls should be sent to this server. */
const state = z.enum(['ok', 'warning', 'failed']);
const figure = z.union([z.string(), z.number(), z.boolean(), z.null(), z.undefined()]);

/** One part of the server: its state, the problem in words for an administrator, and figures. */
export const check = z.object({ state, message: z.string().optional() }).catchall(figure);
type Check = z.output<typeof check>;

export interface Health {
  state: z.output<typeof state>;
  parts: Record<string, Check>;
}

/** How long a result is cached, because anybody may ask. */
const REMEMBERED_MS = 1_000;
/** A mail that has waited this long has failed several times. */
const LATE_MAIL_SECONDS = 15 * 60;
/** The free space above the reserve from which on somebody should make room. */
const SPARE_BYTES = 512 * 1024 * 1024;
/** A name under which no file is ever stored. */
const NOTHING = '0'.repeat(64);
/** How long the embedded database may be busy before it counts as failed. */
const BUSY_MS = 30_000;
/** A longer overload does not end by itself. */
const OVERLOAD_SECONDS = 5 * 60;

type Figures = Omit<Check, 'state' | 'message'>;
const ok = (figures: Figures = {}): Check => ({ state: 'ok', ...figures });
const problem =
  (state: Check['state']) =>
  (message: string, figures: Figures = {}): Check => ({ state, message, ...figures });
const [warning, failed] = [problem('warning'), problem('failed')];

type Pulse = Awaited<ReturnType<typeof readPulse>>;

function checkMigrations({ migration }: Pulse, newest: number) {
  const applied = migration ?? 0;
  const figures = { applied: new Date(applied).toISOString(), own: new Date(newest).toISOString() };
  if (applied === newest) return ok(figures);
  return applied < newest
    ? failed('В базе данных нет изменений, которые нужны этой версии программы.', figures)
    : warning('База данных новее программы: обновите и этот сервер.', figures);
}

function checkBackup({ isScheduled, isOverdue, last, failure }: BackupStatus) {
  const figures = { isScheduled, lastAt: last?.at.toISOString(), sizeBytes: last?.sizeBytes };
  if (failure) return warning(`Последняя резервная копия не удалась: ${failure.message}`, figures);
  if (isOverdue) return warning('Резервная копия не сделана вовремя.', figures);
  if (!last?.missingFiles) return ok(figures);
  const missing = ofFilesInWords(last.missingFiles);
  return warning(`В последней резервной копии нет ${missing}: их нет в хранилище.`, figures);
}

function checkMail({ mailsWaiting, oldestMailSeconds }: Pulse, isSent: boolean) {
  const oldestSeconds = Math.round(oldestMailSeconds ?? 0);
  const figures = { waiting: mailsWaiting, oldestSeconds, isSent };
  if (oldestSeconds < LATE_MAIL_SECONDS) return ok(figures);
  const waiting = counted(mailsWaiting, ['письмо', 'письма', 'писем']);
  const since = counted(Math.floor(oldestSeconds / 60), ['минуту', 'минуты', 'минут']);
  return warning(`Не отправлено ${waiting}, самое старое ждёт ${since}. Проверьте SMTP_URL.`, figures);
}

function storeCheck({ fileStore, log }: FastifyInstance) {
  const { place } = fileStore;
  const ask = withTimeout(() =>
    Promise.all([access(fileStore.stagingFolder, constants.W_OK), fileStore.has(NOTHING)]),
  );
  return async () => {
    try {
      await ask();
      return ok({ place });
    } catch (error) {
      log.warn({ err: error }, 'the file store does not answer');
      // if all instances have failing files, calls are not better off elsewhere, and most need no file
      const severity = fileStore.isShared ? warning : failed;
      return severity(`Хранилище файлов недоступно: ${place}.`, { place });
    }
  };
}

async function checkDisk({ space, settings: { reserveBytes, dataDir } }: FastifyInstance) {
  try {
    const freeBytes = await space.free();
    const figures = { freeBytes, reserveBytes };
    if (freeBytes <= reserveBytes)
      return warning(`На диске с ${dataDir} нет места: изменения не принимаются.`, figures);
    return freeBytes <= reserveBytes + SPARE_BYTES
      ? warning(`На диске с ${dataDir} заканчивается место.`, figures)
      : ok(figures);
  } catch {
    return failed(`Папка ${dataDir} недоступна.`);
  }
}

function checkMaintenance({ works }: FastifyInstance) {
  const failing = [...works].filter(([, { isFailing }]) => isFailing).map(([name]) => name);
  return failing.length === 0
    ? ok()
    : warning(`Не удаются работы по обслуживанию (${failing.join(', ')}): причина в журнале сервера.`);
}

/** Single calls are refused or, without memory, all; then calls should go to another instance until this one is restarted. */
function checkOverload({ overload: { of, since } }: FastifyInstance) {
  if (of === undefined) return ok();
  const seconds = Math.round((performance.now() - since) / 1000);
  if (of === 'work') return warning('Сервер перегружен: часть запросов не принимается.', { seconds });
  const message = 'Серверу не хватает памяти: запросы не принимаются.';
  return seconds > OVERLOAD_SECONDS
    ? failed(`${message} Само это не проходит: перезапустите сервер.`, { seconds })
    : warning(message, { seconds });
}

function databaseChecks(app: FastifyInstance) {
  let newest: number | undefined;
  let answeredAt = Number.NEGATIVE_INFINITY;
  const ask = withTimeout(() => Promise.all([readPulse(app.db, app.clock.now), readBackupStatus(app)]));
  const { databaseUrl, smtpUrl } = app.settings;
  return async (): Promise<Record<string, Check>> => {
    const began = performance.now();
    try {
      const [pulse, backup] = await ask();
      answeredAt = performance.now();
      newest ??= newestSchemaVersion();
      return {
        database: ok({ milliseconds: Math.round(answeredAt - began) }),
        migrations: checkMigrations(pulse, newest),
        mail: checkMail(pulse, smtpUrl !== undefined),
        backup: checkBackup(backup),
      };
    } catch (error) {
      app.log.warn({ err: error }, 'the database does not answer');
      // the embedded database handles one query at a time, and a large save takes long
      const isBusy = error instanceof LateError && performance.now() - answeredAt < BUSY_MS;
      return {
        database:
          isBusy && !databaseUrl
            ? warning('База данных занята долгой работой.')
            : failed('База данных не отвечает.'),
      };
    }
  };
}

/** Checks everything the server needs, and what somebody should know. Results are cached for a second. */
export function healthCheck(app: FastifyInstance) {
  const checkDatabase = databaseChecks(app);
  const checkStore = storeCheck(app);
  let lookedAt = Number.NEGATIVE_INFINITY;
  let last: Promise<Health> | undefined;

  async function look(): Promise<Health> {
    const [database, store, disk] = await Promise.all([checkDatabase(), checkStore(), checkDisk(app)]);
    const parts = {
      ...{ ...database, store, disk },
      ...{ maintenance: checkMaintenance(app), overload: checkOverload(app) },
    };
    const states = Object.values(parts).map((each) => each.state);
    const worst = (['failed', 'warning'] as const).find((state) => states.includes(state));
    return { state: worst ?? 'ok', parts };
  }

  return (): Promise<Health> => {
    const now = performance.now();
    if (!last || now - lookedAt > REMEMBERED_MS) {
      lookedAt = now;
      last = look();
    }
    return last;
  };
}
