import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serverForAll } from '../support/server.ts';
import { type Calls, callsOf, form } from './files/multipart.ts';
import { PDF, quarters } from './files/pictures.ts';

const server = serverForAll();
let admin: Calls;
let jpeg: Buffer;

beforeAll(async () => {
  admin = await callsOf(server, 'admin');
  jpeg = await quarters().jpeg().toBuffer();
});

const folder = () => join(server.settings.dataDir, 'files');
const stagedFiles = () => readdir(join(folder(), 'staging'));
const getCover = (id: number) => admin.read(`/WebsiteFiles/File/GetCover/${id}`);
const getPdf = (id: number) => admin.read(`/WebsiteFiles/File/GetPdf/${id}`);

afterEach(async () => {
  expect(await stagedFiles()).toEqual([]);
});

describe('a PDF', () => {
  it('is taken and read back byte for byte, as something to save', async () => {
    const { status, body } = await admin.upload('Pdf', { filename: 'Отчёт.pdf', bytes: PDF });
    expect(status).toBe(200);
    const { bytes, headers } = await getPdf(body.data);
    expect(bytes.equals(PDF)).toBe(true);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="_____.pdf"; filename*=UTF-8''${encodeURIComponent('Отчёт.pdf')}`,
    );
  });

  it.each([
    ['HTML under its name', 415, '<html></html>'],
    ['a picture', 415, '\x89PNG\r\n\x1a\n'],
    ['its head not at the very beginning', 415, `\n${PDF}`],
    ['no end', 422, PDF.subarray(0, 60)],
    ['nothing', 400, ''],
  ])('is refused when it is %s', async (_, expected, bytes) => {
    const { status, body } = await admin.upload('Pdf', { filename: 'a.pdf', type: 'application/pdf', bytes });
    expect(status).toBe(expected);
    expect(body.message).toMatch(/[а-яё]/i);
  });

  it('is no cover, and a cover no PDF', async () => {
    const pdf = await admin.upload('Pdf', { filename: 'a.pdf', bytes: PDF });
    const cover = await admin.upload('Cover', { filename: 'a.jpg', bytes: jpeg });
    expect((await getCover(pdf.body.data)).status).toBe(404);
    expect((await getPdf(cover.body.data)).status).toBe(404);
    expect(
      (await server.as('admin', 'DELETE', `/WebsiteFiles/File/DeleteCover/${pdf.body.data}`)).status,
    ).toBe(404);
  });
});

describe('the name of a file', () => {
  it.each([
    ['../../../etc/passwd', 'passwd.pdf'],
    ['..\\..\\boot.ini', 'boot.ini.pdf'],
    ['C:\\docs\\Справка.PDF', 'Справка.PDF'],
    ['a\u202efdp.exe', 'afdp.exe.pdf'],
    ['evil.html', 'evil.html.pdf'],
    ['.pdf', 'pdf.pdf'],
    ['', 'document.pdf'],
    ['a;b,c%00.pdf', 'a;b,c%00.pdf'],
    ["Oʻzbekiston — 100% 'foyda'.pdf", "Oʻzbekiston — 100% 'foyda'.pdf"],
    [`${'ж'.repeat(400)}.pdf`, `${'ж'.repeat(150)}.pdf`],
  ])('is only ever a name: %j', async (given, kept) => {
    const { body } = await admin.upload('Pdf', { filename: given, bytes: PDF });
    const { headers } = await getPdf(body.data);
    const encoded = String(headers['content-disposition']).split("UTF-8''")[1] ?? '';
    expect(decodeURIComponent(encoded)).toBe(kept);
    expect(encoded).toMatch(/^[\w.%~-]+$/);
  });

  it('never leads out of the folder', async () => {
    expect((await readdir(folder())).every((name) => /^([\da-f]{2}|staging|quarantine)$/.test(name))).toBe(
      true,
    );
  });
});

describe('a request that is not one file in the field «file»', () => {
  it.each([
    ['another field', () => form([{ field: 'cover', filename: 'a.jpg', bytes: jpeg }])],
    ['no file', () => form([{ field: 'other', bytes: 'text' }])],
    ['no parts', () => form([])],
    ['text in the field', () => form([{ bytes: 'text' }])],
    [
      'two files',
      () =>
        form([
          { filename: 'a.jpg', bytes: jpeg },
          { filename: 'b.jpg', bytes: jpeg },
        ]),
    ],
    ['a cut body', () => form([{ filename: 'a.jpg', bytes: jpeg }], true)],
    ['a cut file', () => form([{ filename: 'a.jpg', bytes: jpeg }]).subarray(0, 300)],
    ['5000 parts', () => form(Array.from({ length: 5000 }, (_, i) => ({ field: `f${i}`, bytes: '1' })))],
    ['5000 files', () => form(Array.from({ length: 5000 }, () => ({ filename: 'a.jpg', bytes: jpeg })))],
    ['a field named __proto__', () => form([{ field: '__proto__', filename: 'a.jpg', bytes: jpeg }])],
    ['no multipart at all', () => 'text'],
    ['an empty body', () => ''],
  ])('is answered 400 and leaves nothing: %s', async (_, payload) => {
    const { status, body } = await admin.post('/WebsiteFiles/File/UploadCover', payload());
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: expect.stringMatching(/[а-яё]/i),
    });
  });

  it.each([
    ['application/json', '{"file":"a"}'],
    ['image/jpeg', 'a'],
    ['application/x-www-form-urlencoded', 'file=a'],
  ])('is answered 415 as %s', async (contentType, payload) => {
    const { status } = await admin.post('/WebsiteFiles/File/UploadCover', payload, contentType);
    expect(status).toBe(415);
  });

  it('is answered 400 without a boundary', async () => {
    const { status } = await admin.post('/WebsiteFiles/File/UploadCover', 'a', 'multipart/form-data');
    expect(status).toBe(400);
  });
});

describe('roles', () => {
  const calls = [
    ['POST', 'UploadCover'],
    ['POST', 'UploadPdf'],
    ['DELETE', 'DeleteCover/1'],
    ['GET', 'GetCover/1'],
    ['GET', 'GetPdf/1'],
  ] as const;

  it.each(calls)('%s %s is for administrators', async (method, path) => {
    const url = `/WebsiteFiles/File/${path}`;
    expect((await server.send({ method, url })).status).toBe(401);
    for (const role of ['kadry', 'audit'] as const) {
      expect((await server.as(role, method, url)).status).toBe(403);
    }
  });
});
