import { asc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { append } from '../../../server/audit/append.ts';
import { CONSOLE, type Deed } from '../../../server/audit/entry.ts';
import { readHead } from '../../../server/audit/headFile.ts';
import { auditHead, auditLog } from '../../../server/db/schema.ts';
import { serverForAll } from '../../support/server.ts';
import { typed } from '../../support/serverConsole.ts';

const server = serverForAll();
const heads: { seq: number; digest: string }[] = [];
const DAY_MS = 24 * 60 * 60 * 1000;

/** Appends a row as every act does, at some time. */
async function write(deed: Partial<Deed> = {}, at = new Date()) {
  const whole: Deed = { act: 'update', kind: 'news', title: 'Новость', ...deed };
  const head = await server.db.transaction((tx) => append(tx, CONSOLE, whole, at));
  heads.push(head);
  server.app.noteAudit(head);
}

let rows: (typeof auditLog.$inferSelect)[] = [];
beforeAll(async () => {
  for (let index = 0; index < 5; index += 1) await write({ recordId: index });
  rows = await server.db.select().from(auditLog).orderBy(auditLog.seq);
  // the file may be behind for a moment
  await vi.waitFor(async () => expect(await readHead(server.settings.dataDir)).toEqual(heads[4]), 30_000);
});
afterEach(async () => {
  await asSuperuser(sql`truncate audit_log`);
  await server.db.insert(auditLog).values(rows);
  await server.db.update(auditHead).set(heads[4] ?? {});
  heads.length = 5;
});

const audit = (...words: string[]) => typed(server, 'audit', ...words);

/** What somebody may do who owns the database. */
async function asSuperuser(...statements: ReturnType<typeof sql>[]) {
  await server.db.execute(sql`alter table audit_log disable trigger audit_log_append_only`);
  for (const statement of statements) await server.db.execute(statement);
  await server.db.execute(sql`alter table audit_log enable trigger audit_log_append_only`);
}

const emptied = () => asSuperuser(sql`truncate audit_log`, sql`update audit_head set seq = 0, digest = ''`);

describe('npm run audit -- verify', () => {
  it('counts the rows of a log that is whole', async () => {
    expect(await audit('verify')).toBe('Журнал цел: 5 записей.\n');
  });

  it('finds a row that was changed', async () => {
    await asSuperuser(sql`update audit_log set title = 'Другая' where seq = 3`);
    await expect(audit('verify')).rejects.toThrow(
      'Журнал нарушен, запись № 3: запись изменена. До неё всё цело: 2 записи.',
    );
  });

  it('finds a row whose digest was made to fit, by the next one', async () => {
    await asSuperuser(sql`update audit_log set digest = repeat('a', 64) where seq = 3`);
    await expect(audit('verify')).rejects.toThrow('запись № 3: запись изменена');
    await asSuperuser(sql`delete from audit_log where seq = 3`);
    await expect(audit('verify')).rejects.toThrow('запись № 3: запись удалена');
  });

  it('finds a row missing in the middle', async () => {
    await asSuperuser(sql`delete from audit_log where seq = 2`);
    await expect(audit('verify')).rejects.toThrow(
      'Журнал нарушен, запись № 2: запись удалена. До неё всё цело: 1 запись.',
    );
  });

  it('finds the newest rows missing, by the head in the data folder and by one out of the log stream', async () => {
    const [third] = await server.db.select().from(auditLog).where(eq(auditLog.seq, 3));
    await asSuperuser(
      sql`delete from audit_log where seq > 3`,
      sql`update audit_head set seq = 3, digest = ${third?.digest}`,
    );
    await expect(audit('verify')).rejects.toThrow('запись № 4: последние записи удалены');
    const { seq, digest } = heads[4] ?? { seq: 0, digest: '' };
    await expect(audit('verify', '--head', `${seq}:${digest}`)).rejects.toThrow('последние записи удалены');
  });

  it('finds a whole log written anew, by a head that is known', async () => {
    await emptied();
    for (let index = 0; index < 5; index += 1) {
      await server.db.transaction((tx) => append(tx, CONSOLE, { act: 'update', kind: 'news' }, new Date()));
    }
    await expect(audit('verify')).rejects.toThrow('запись № 5: запись не та, что известна вне журнала');
  });

  it('tells heads in the log stream that it takes back', async () => {
    const told = server.logLines.filter(({ msg }) => msg === 'audit head');
    expect(told.map(({ audit: seq, digest }) => ({ seq, digest }))).toEqual(heads);
    for (const { seq, digest } of heads)
      expect(await audit('verify', '--head', `${seq}:${digest}`)).toMatch(/^Журнал цел/);
    await expect(audit('verify', '--head', `2:${'0'.repeat(64)}`)).rejects.toThrow('запись № 2');
  });

  it('finds the newest rows missing after as many have come in their place, while the server runs', async () => {
    const known = await readHead(server.settings.dataDir);
    const [third] = rows.slice(2);
    await asSuperuser(
      sql`delete from audit_log where seq > 3`,
      sql`update audit_head set seq = 3, digest = ${third?.digest}`,
    );
    for (let index = 0; index < 3; index += 1) await write();
    await expect.poll(() => server.logLines.map(({ msg }) => msg)).toContain('audit head not written');
    expect(await readHead(server.settings.dataDir)).toEqual(known);
    await expect(audit('verify')).rejects.toThrow('запись № 5: запись не та, что известна вне журнала');
  });

  it.each([[['verify', '--head', 'x']], [['verify', '--nothing']], [['constructor']], [[]]])(
    'refuses what it does not know: %j',
    async (words) => {
      await expect((async () => audit(...words))()).rejects.toThrow(/--head|npm run audit -- <команда>/);
    },
  );
});

describe('npm run audit -- export', () => {
  it('writes the rows of some days, both ends included, as JSON lines', async () => {
    const ago = (days: number) => new Date(Date.parse('2026-03-10T00:30:00+05:00') - days * DAY_MS);
    await emptied();
    for (const days of [3, 2, 1, 0]) await write({ recordId: days }, ago(days));
    const lines = (await audit('export', '--from', '2026-03-08', '--to', '2026-03-09')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).recordId)).toEqual([2, 1]);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      seq: 2,
      login: 'консоль',
      details: '{}',
      digest: heads.at(-3)?.digest,
    });
    await expect(audit('export', '--from', '2026-02-30')).rejects.toThrow('Ожидается день');
    await expect(audit('export', '--format', 'xml')).rejects.toThrow('--format');
  });

  it('writes CSV in which nothing is a formula, and is itself in the log', async () => {
    const hostile = ['=1+1', '+7', '-2', '@SUM(A1)', '\t=1', 'a";"b\nc'];
    for (const title of hostile) await write({ title });
    const csv = await audit('export', '--format', 'csv');
    expect(csv.startsWith('\uFEFFseq;at;')).toBe(true);
    for (const title of ['=1+1', '+7', '-2', '@SUM(A1)', '\t=1']) expect(csv).toContain(`;"'${title}";`);
    expect(csv).toContain(';"a"";""b\nc";');
    const rows = await server.db.select().from(auditLog).orderBy(asc(auditLog.seq));
    expect(rows.at(-1)).toMatchObject({ act: 'read', kind: 'auditLog', name: 'Консоль сервера' });
    expect((await server.db.select().from(auditHead))[0]?.seq).toBe(rows.length);
  });
});
