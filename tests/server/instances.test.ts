import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openPostgres } from '../../server/db/postgres.ts';
import { files, mailOutbox } from '../../server/db/schema.ts';
import { openFileStore } from '../../server/files/openFileStore.ts';
import { sweepFiles } from '../../server/files/sweep.ts';
import { startBalancer } from '../support/balancer.ts';
import { folderForAll, forAll } from '../support/forAll.ts';
import { headerOf, startMailServer } from '../support/mailServer.ts';
import { startObjectStore } from '../support/objectStore.ts';
import type { NewsWire } from '../support/publicationWire.ts';
import { startPostgres } from '../support/serverPostgres.ts';
import { bundleForAll, headersOf, startProcess } from '../support/serverProcess.ts';
import { newsDraft } from '../support/serverPublications.ts';
import { FORM, form } from './files/multipart.ts';
import { PDF } from './files/pictures.ts';

const NEWS = '/api/Admin/News';
const FILE = '/WebsiteFiles/File';
const MAILS = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
const SLOW_MS = 180_000;

const postgres = forAll(startPostgres);
const objects = forAll(startObjectStore);
const bundle = bundleForAll();
const folder = folderForAll();

describe('two instances on one PostgreSQL and one bucket', () => {
  it(
    'lose nothing that was acknowledged and send each mail once, though one is killed and database and bucket go away',
    async () => {
      const DATABASE_URL = await postgres.createDatabase();
      const mails = await startMailServer({ beforeTaking: () => pause(20) });
      const start = async () => {
        const DATA_DIR = await mkdtemp(join(folder, 'instance-'));
        return await startProcess(bundle, { DATA_DIR, DATABASE_URL, SMTP_URL: mails.url, ...objects.env });
      };
      const instances = await Promise.all([start(), start()]);
      const balancer = await startBalancer(instances.map(({ address }) => address));
      const { authorization } = await headersOf(balancer.address);
      const own = await openPostgres(DATABASE_URL, () => {});
      await own.db.execute(sql`
        insert into mail_outbox (kind, recipient, subject, text, html, message_id, created_at, next_attempt_at)
        select 'link', 'a' || n || '@example.uz', 'Тест', '-', '<p>-</p>', '<' || n || '@example.uz>', now(), now()
          from generate_series(1, ${MAILS}::integer) n`);

      const saved = new Map<number, string>();
      const uploaded = new Map<number, string>();
      const answered = { write: [] as number[], upload: [] as number[], read: [] as number[] };
      let isOver = false;
      /** An answer that was cut off by a kill is none: nobody knows what came of it. */
      const call = async (path: string, init: RequestInit, statuses: number[], base = balancer.address) => {
        const headers = { authorization, ...init.headers };
        const answer = await fetch(`${base}${path}`, { ...init, headers }).catch(() => undefined);
        const said = await answer?.text().catch(() => undefined);
        if (answer) statuses.push(answer.status);
        return answer?.status === 200 ? said : undefined;
      };
      const json = { 'content-type': 'application/json' };
      const save = async (title: string, base?: string) => {
        const init = { method: 'POST', headers: json, body: JSON.stringify(newsDraft(title)) };
        const said = await call(`${NEWS}/UpdateOrAdd`, init, answered.write, base);
        if (said) saved.set(JSON.parse(said).data.id, title);
      };
      const upload = async (mark: string) => {
        const body = form([{ filename: 'a.pdf', bytes: Buffer.concat([PDF, Buffer.from(mark)]) }]);
        const init = { method: 'POST', headers: { 'content-type': FORM }, body: new Uint8Array(body) };
        const said = await call(`${FILE}/UploadPdf`, init, answered.upload);
        if (said) uploaded.set(JSON.parse(said).data, mark);
      };
      const readFile = async (base?: string) => {
        const [id, mark] = [...uploaded].at(Math.floor(Math.random() * uploaded.size)) ?? [];
        const said = id && (await call(`${FILE}/GetPdf/${id}`, {}, answered.read, base));
        if (said) expect(said).toBe(`${PDF}${mark}`);
      };
      const repeat = async (work: (round: number) => Promise<unknown>) => {
        for (let round = 0; !isOver; round += 1) await Promise.all([work(round), pause(10)]);
      };
      const everybody = [
        repeat((round) => save(`first ${round}`)),
        repeat((round) => save(`second ${round}`)),
        repeat((round) => upload(`%${round}`)),
        repeat(() => call(`${NEWS}/GetAllPending`, {}, answered.read)),
        repeat(() => readFile()),
      ];
      const more = async (of: { length: number } | { size: number }, count: number) => {
        const now = () => ('size' in of ? of.size : of.length);
        const wanted = now() + count;
        await expect.poll(now, { timeout: 30_000, interval: 20 }).toBeGreaterThanOrEqual(wanted);
      };
      const goOn = () => Promise.all([more(saved, 5), more(uploaded, 3), more(answered.read, 5)]);
      const refused = (statuses: number[]) => ({
        get size() {
          return statuses.filter((status) => status === 503).length;
        },
      });

      await Promise.all([goOn(), more(mails.mails, 20)]);
      await instances[0]?.end('SIGKILL');
      await goOn();
      instances[0] = await start();
      balancer.use(instances.map(({ address }) => address));
      await goOn();
      const beforeOutage = mails.mails.length;
      await postgres.stop('SIGQUIT');
      await Promise.all([more(refused(answered.write), 3), more(refused(answered.read), 3)]);
      await postgres.start();
      await goOn();
      expect(beforeOutage).toBeLessThan(MAILS);
      await objects.stop();
      await Promise.all([more(refused(answered.upload), 2), more(saved, 5)]);
      await objects.start();
      await goOn();
      isOver = true;
      await Promise.all(everybody);

      // what failed is known to have failed: by an outage, or by the balancer that lost an instance
      expect(new Set(answered.read)).toEqual(new Set([200, 503]));
      for (const statuses of [answered.write, answered.upload])
        expect(statuses.filter((status) => ![200, 502, 503].includes(status))).toEqual([]);

      const listOf = async ({ address }: { address: string }) => {
        const answer = await fetch(`${address}${NEWS}/GetAllPending`, { headers: { authorization } });
        const { data } = (await answer.json()) as { data: NewsWire[] };
        return {
          etag: answer.headers.get('etag'),
          titles: new Map(data.map(({ id, news }) => [id, news[0]?.title])),
        };
      };
      const [one, two] = await Promise.all(instances.map(listOf));
      expect(one?.etag).toMatch(/^W\/".+"$/);
      expect(two).toEqual(one);
      for (const [id, title] of saved) expect(one?.titles.get(id)).toBe(`${title} ru`);
      await save('seen at once', instances[0]?.address);
      const later = await Promise.all(instances.map(listOf));
      expect(later[1]).toEqual(later[0]);
      expect(later[1]?.etag).not.toBe(two?.etag);
      expect([...(later[1]?.titles.values() ?? [])]).toContain('seen at once ru');

      const isOpen = sql`${mailOutbox.sentAt} is null`;
      const isHeld = sql`${isOpen} and ${mailOutbox.leasedUntil} > now()`;
      // senders leave each other half a minute after an outage. What the killed one was sending, or the database was asked for last,
      // stays held for five; nothing else is left
      const leftOver = async () =>
        (await own.db.$count(mailOutbox, isOpen)) - (await own.db.$count(mailOutbox, isHeld));
      await expect.poll(leftOver, { timeout: 60_000 }).toBe(0);
      await expect.poll(() => own.db.$count(mailOutbox, isOpen), { timeout: 30_000 }).toBeLessThanOrEqual(3);
      const held = await own.db.select({ id: mailOutbox.messageId }).from(mailOutbox).where(isOpen);
      await own.db.update(mailOutbox).set({ leasedUntil: null }).where(isOpen);
      await expect.poll(() => own.db.$count(mailOutbox, isOpen), { timeout: 30_000 }).toBe(0);
      const accepted = mails.mails.map(({ source }) => headerOf(source, 'Message-ID') ?? '');
      expect(new Set(accepted).size).toBe(MAILS);
      const twice = accepted.filter((id, index) => accepted.indexOf(id) !== index);
      expect(twice.filter((id) => !held.some((mail) => mail.id === id))).toEqual([]);

      const store = await openFileStore({ dataDir: folder, s3: objects.settings });
      const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
      await own.db.update(files).set({ createdAt: inDays(30) });
      await sweepFiles(own.db, store, inDays(2));
      await sweepFiles(own.db, store, inDays(10));
      const rows = await own.db.select({ sha256: files.sha256 }).from(files);
      const names = rows.map(({ sha256 }) => `files/${sha256.slice(0, 2)}/${sha256}`);
      expect(await objects.names('')).toEqual([...new Set(names), 'installation'].sort());
      for (const [id, mark] of uploaded) {
        const base = instances[id % 2]?.address;
        expect(await call(`${FILE}/GetPdf/${id}`, {}, [], base)).toBe(`${PDF}${mark}`);
      }
      await balancer.stop();
      await own.close();
      expect(await Promise.all(instances.map((each) => each.end('SIGTERM')))).toEqual([0, 0]);
      await mails.stop();
    },
    SLOW_MS,
  );
});
