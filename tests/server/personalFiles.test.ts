import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type FileKind, onlineAppeals } from '../../server/db/schema.ts';
import { addFile } from '../../server/files/storedFiles.ts';
import { serverForAll } from '../support/server.ts';
import { callsOf } from './files/multipart.ts';

const CALLS = {
  resume: '/api/Admin/File/GetResumeFileById',
  appeal: '/api/Admin/File/GetOnlineAppealFileId',
} as const;
const KINDS: FileKind[] = ['cover', 'pdf', 'resume', 'appeal'];
const NAME = 'Резюме Каримов «А. Б.» "100%".pdf';

const server = serverForAll();
const ids = {} as Record<FileKind, number>;

const bytesOf = (kind: FileKind) => Buffer.from(`%PDF-1.7 содержимое ${kind}\n%%EOF`);

async function store(kind: FileKind) {
  const { fileStore } = server.app;
  const bytes = bytesOf(kind);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const path = join(fileStore.stagingFolder, kind);
  await writeFile(path, bytes);
  const row = { kind, name: NAME, mime: 'application/pdf' };
  const staged = { path, sha256, sizeBytes: bytes.length };
  await fileStore.add(staged);
  return (await addFile({ tx: server.db, by: null }, staged, row)).id;
}

beforeAll(async () => {
  for (const kind of KINDS) ids[kind] = await store(kind);
});

describe.each([
  ['resume', ['admin', 'kadry']],
  ['appeal', ['admin', 'audit']],
] as const)('a file of kind %s', (kind, roles) => {
  it.each(roles)('is sent to %s as an attachment under its own name', async (role) => {
    const calls = await callsOf(server, role);
    const { status, headers, bytes } = await calls.read(`${CALLS[kind]}/${ids[kind]}`);
    expect(status).toBe(200);
    expect(bytes).toEqual(bytesOf(kind));
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': String(bytesOf(kind).length),
    });
    const disposition = String(headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.%~-]+$/);
    expect(decodeURIComponent(disposition.replace(/^.*''/, ''))).toBe(NAME);
  });

  it.each(KINDS.filter((other) => other !== kind))(
    'has a call that never sends one of kind %s',
    async (other) => {
      const calls = await callsOf(server, 'admin');
      const { status, bytes } = await calls.read(`${CALLS[kind]}/${ids[other]}`);
      expect(status).toBe(404);
      expect(bytes.toString()).not.toContain('PDF-1.7');
    },
  );

  it('is sent by none of the calls for covers and PDFs', async () => {
    const calls = await callsOf(server, 'admin');
    for (const call of ['GetCover', 'GetPdf']) {
      expect((await calls.read(`/WebsiteFiles/File/${call}/${ids[kind]}`)).status).toBe(404);
    }
    const deleted = await server.as('admin', 'DELETE', `/WebsiteFiles/File/DeleteCover/${ids[kind]}`);
    expect(deleted.status).toBe(404);
    expect((await calls.read(`${CALLS[kind]}/${ids[kind]}`)).status).toBe(200);
  });

  it.each([
    '0',
    '-1',
    '999999',
    '99999999999',
    '1e0',
    'abc',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fdatabase',
    '1%00',
    "1'",
  ])('is not found under %s', async (id) => {
    const { status, bytes } = await (await callsOf(server, 'admin')).read(`${CALLS[kind]}/${id}`);
    expect([400, 404]).toContain(status);
    expect(bytes.toString()).toContain('message');
    expect(bytes.toString()).not.toContain('root:');
  });
});

describe('online appeals', () => {
  it('come whole, the newest first, with the names of their files', async () => {
    const note = 'Длинное обращение.\n\n'.repeat(500);
    const appeal = { address: 'г. Ташкент', email: 'a@example.uz', phoneNumber: '+998 90 000-00-00' };
    const day = (dateOfSending: string) => ({ ...appeal, dateOfSending });
    await server.db.insert(onlineAppeals).values([
      { ...day('2026-11-01'), fullName: 'Первый' },
      { ...day('2026-11-20'), fullName: 'Вторая', note, fileId: ids.appeal },
    ]);
    const { body } = await server.as('audit', 'GET', '/api/Admin/OnlineAppeal/GetOnlineAppeals');
    expect(body).toEqual({
      data: [
        {
          ...day('2026-11-20'),
          id: expect.any(Number),
          fullName: 'Вторая',
          note,
          onlineAppealFileId: ids.appeal,
          onlineAppealFileName: NAME,
        },
        {
          ...day('2026-11-01'),
          id: expect.any(Number),
          fullName: 'Первый',
          note: '',
          onlineAppealFileId: null,
          onlineAppealFileName: null,
        },
      ],
    });
  });
});
