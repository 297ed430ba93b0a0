import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faultOf } from '../../server/lib/faults.ts';
import { serverForAll } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';
import { callsOf, FORM, form } from './files/multipart.ts';
import { PDF } from './files/pictures.ts';

const MEGABYTE = 1024 * 1024;
const SAVE = '/api/Admin/News/UpdateOrAdd';
const FULL = { status: 507, body: { message: expect.stringMatching(/закончилось место/) } };

const server = serverForAll({ env: { DISK_RESERVE_MB: '32' } });
let address: string;
let freeBytes: number;
beforeAll(async () => {
  address = await server.listen();
  server.app.space.free = async () => freeBytes;
});
beforeEach(() => {
  freeBytes = 1_000 * MEGABYTE;
});

describe('a server whose disk is nearly full', () => {
  it('takes no save and no upload, and says why', async () => {
    freeBytes = 30 * MEGABYTE;
    for (const url of [SAVE, '/WebsiteFiles/File/UploadPdf']) {
      expect(await server.as('admin', 'POST', url, newsDraft())).toMatchObject(FULL);
    }
    expect(server.logLines).toContainEqual(
      expect.objectContaining({ msg: 'disk is nearly full', level: 50 }),
    );
  });

  it('still shows, deletes, signs in and sees to accounts, and tells strangers nothing', async () => {
    const { body } = await server.as('admin', 'POST', SAVE, newsDraft());
    freeBytes = 30 * MEGABYTE;
    expect((await server.as('admin', 'GET', '/api/Admin/News/GetAllPending')).status).toBe(200);
    expect((await server.as('admin', 'DELETE', `/api/Admin/News/Delete${body.data.id}`)).status).toBe(200);
    expect((await server.send({ method: 'POST', url: SAVE, payload: {} })).status).toBe(401);
    expect(await server.signIn('kadry')).toMatch(/\w/);
    expect((await server.as('admin', 'POST', '/api/Admin/Account/Disable', { id: 0 })).status).not.toBe(507);
  });
});

describe('the space that requests under way have announced', () => {
  const url = '/WebsiteFiles/File/UploadPdf';

  /** An upload of which a part is sent. */
  async function begun(more: Record<string, string> = {}) {
    const { authorization } = await callsOf(server, 'admin');
    const headers = { authorization, 'content-type': FORM, ...more };
    return request(new URL(url, address), { method: 'POST', headers }).on('error', () => {});
  }

  it('is not promised twice, and free again when they are over', async () => {
    freeBytes = 60 * MEGABYTE;
    const { authorization } = await callsOf(server, 'admin');
    const headers = { authorization, 'content-type': FORM, 'content-length': String(20 * MEGABYTE) };
    const statusOfAnother = async () => (await server.send({ method: 'POST', url, headers })).status;
    const first = await begun({ 'content-length': String(20 * MEGABYTE) });
    first.write(form([{ filename: 'a.pdf', bytes: PDF }], true));
    await expect.poll(statusOfAnother).toBe(507);
    first.destroy();
    await expect.poll(statusOfAnother).toBe(400);
  });

  it('is that of one copy of a file, and never more than its limit, which is told first', async () => {
    const { authorization } = await callsOf(server, 'admin');
    const statusOf = async (megabytes: number) => {
      const headers = { authorization, 'content-type': FORM, 'content-length': String(megabytes * MEGABYTE) };
      return (await server.send({ method: 'POST', url, headers })).status;
    };
    freeBytes = 340 * MEGABYTE;
    expect(await statusOf(299)).toBe(400);
    expect(await statusOf(30_000)).toBe(413);
    freeBytes = 320 * MEGABYTE;
    expect(await statusOf(299)).toBe(507);
  });

  it('is looked at again and again while a file comes that announced nothing', async () => {
    const sent = await begun();
    const answered = once(sent, 'response');
    sent.write(form([{ filename: 'a.pdf', bytes: PDF }], true));
    for (let written = 0; written < 12; written += 1) {
      if (written === 6) freeBytes = 30 * MEGABYTE;
      sent.write(Buffer.alloc(MEGABYTE, 32));
    }
    const [answer] = await answered;
    expect(answer.statusCode).toBe(507);
    sent.destroy();
    expect(await readdir(join(server.settings.dataDir, 'files/staging'))).toEqual([]);
  });
});

describe('a disk', () => {
  const failing = (code: string) => Object.assign(new Error('no'), { code });

  it('that cannot be written to is no defect: 507 when it is full, 503 when it is read only', () => {
    for (const code of ['ENOSPC', 'EDQUOT']) expect(faultOf(failing(code)), code).toBe(507);
    for (const code of ['EROFS', 'EACCES', 'EPERM', '25006', '42501'])
      expect(faultOf(failing(code)), code).toBe(503);
    // libvips says it in words
    expect(faultOf(new Error('wbuffer_write: write failed\nunix error: No space left on device'))).toBe(507);
  });

  it('that is full while a picture is decoded does not make the picture a damaged one', async () => {
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { upload } = await callsOf(server, 'admin');
    const { toBuffer } = sharp.prototype;
    sharp.prototype.toBuffer = () => Promise.reject(new Error('vips: No space left on device'));
    const answer = await upload('Cover', { filename: 'a.png', bytes: picture }).finally(() => {
      sharp.prototype.toBuffer = toBuffer;
    });
    expect(answer).toMatchObject(FULL);
  });
});
