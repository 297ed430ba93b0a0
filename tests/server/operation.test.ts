import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { files, mailOutbox } from '../../server/db/schema.ts';
import { folderDelivery } from '../../server/mail/delivery.ts';
import { addMail } from '../../server/mail/outbox.ts';
import { refuseOtherFiles } from '../../server/operation/console/ownFiles.ts';
import { cleanUp } from '../../server/operation/maintenance.ts';
import { warnings } from '../../server/operation/warnings.ts';
import { serverForAll, startServer } from '../support/server.ts';
import { type Calls, callsOf } from './files/multipart.ts';
import { PDF } from './files/pictures.ts';

const server = serverForAll();
let admin: Calls;
beforeAll(async () => {
  admin = await callsOf(server, 'admin');
});

const upload = async (bytes: Buffer): Promise<number> =>
  (await admin.upload('Pdf', { filename: 'a.pdf', bytes })).body.data;

describe('what whoever starts a server is told', () => {
  it('is that mail goes nowhere and that it is no installation for work', async () => {
    expect(await warnings(server.app)).toEqual([
      expect.stringMatching(
        /^Почта не настроена \(SMTP_URL\): письма никому не отправляются, а остаются в .+outbox\.$/,
      ),
      expect.stringMatching(/^NODE_ENV не равен production/),
    ]);
  });

  it('is in production that proxies are not believed, and nothing else when all is set', async () => {
    const env = {
      NODE_ENV: 'production',
      DEPO_PASSWORD: 'Zv8-kuplet-oxra',
      SMTP_URL: 'smtp://mail.example.uz',
    };
    const production = await startServer({ env });
    expect(await warnings(production.app)).toEqual([expect.stringMatching(/^TRUST_PROXY не задан/)]);
    await production.stop();
  });

  it('is how many of the latest files are not here', async () => {
    await upload(PDF);
    await upload(Buffer.concat([PDF, PDF]));
    const [row] = await server.db.select().from(files);
    const path = join(server.settings.dataDir, 'files', row?.sha256.slice(0, 2) ?? '', row?.sha256 ?? '');
    await rm(path);
    expect(await warnings(server.app)).toContainEqual(
      expect.stringMatching(/^Содержимого 1 файла из 2 последних в .+files нет\.$/),
    );
  });
});

describe('a file whose bytes are not on this server', () => {
  it('is unavailable rather than unknown, and the log says which', async () => {
    const id = await upload(Buffer.concat([PDF, PDF, PDF]));
    for (const name of await readdir(join(server.settings.dataDir, 'files'))) {
      if (/^[\da-f]{2}$/.test(name))
        await rm(join(server.settings.dataDir, 'files', name), { recursive: true });
    }
    const answer = await admin.read(`/WebsiteFiles/File/GetPdf/${id}`);
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('10');
    expect(JSON.parse(answer.bytes.toString()).message).toMatch(/^Содержимого этого файла на сервере нет/);
    expect(server.logLines).toContainEqual(
      expect.objectContaining({ msg: 'bytes of a file are missing here', file: id, level: 50 }),
    );
    expect((await admin.read('/WebsiteFiles/File/GetPdf/999999')).status).toBe(404);
  });
});

describe('a command that needs the files, on PostgreSQL', () => {
  it('is refused where they are not, and leaves nothing there', async () => {
    const { fileStore } = server.app;
    await fileStore.belongTo('ours');
    const settings = { ...server.settings, databaseUrl: 'postgres://anywhere/a' };
    const elsewhere = { ...settings, dataDir: join(settings.dataDir, 'of-a-shell') };
    const none = /нет файлов этой установки/;
    for (const words of [
      ['backup', '/a.tar'],
      ['personal', 'erase'],
    ]) {
      await expect(refuseOtherFiles(elsewhere, 'ours', words)).rejects.toThrow(none);
      await expect(refuseOtherFiles(settings, 'another', words)).rejects.toThrow(none);
      await refuseOtherFiles(settings, 'ours', words);
    }
    expect(existsSync(elsewhere.dataDir)).toBe(false);
    await refuseOtherFiles(elsewhere, 'ours', ['backup', '/a.tar', '--database-only']);
  });
});

describe('letters that are kept in a folder', () => {
  it('go when their mails are forgotten, and others stay', async () => {
    const folder = join(server.settings.dataDir, 'outbox');
    await mkdir(folder);
    await writeFile(join(folder, 'somebody-elses.eml'), 'a');
    const letter = { recipient: 'a@b.uz', subject: 's', text: 't', html: 'h', applicationId: null };
    await addMail(server.db, { ...letter, kind: 'link' }, 'b.uz', new Date());
    const [mail] = await server.db.select().from(mailOutbox);
    if (!mail) throw new Error('no mail');
    await folderDelivery(folder, { name: '', address: 'c@b.uz' })(mail, AbortSignal.timeout(5_000));
    expect(await readdir(folder)).toHaveLength(2);
    await server.db.update(mailOutbox).set({ sentAt: new Date() });
    server.moveClock(31 * 24 * 60);
    await cleanUp(server.app);
    expect(await readdir(folder)).toEqual(['somebody-elses.eml']);
  });
});
