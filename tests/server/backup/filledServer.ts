import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeAll } from 'vitest';
import { restore } from '../../../server/operation/backup/restore.ts';
import type { S3Settings } from '../../../server/settings.ts';
import { serverForAll, type TestServer } from '../../support/server.ts';
import { typed } from '../../support/serverConsole.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { databaseTemplate } from '../../support/serverTemplate.ts';
import { callsOf } from '../files/multipart.ts';
import { PDF } from '../files/pictures.ts';

export const NEWS = '/api/Admin/News';

/** A server with something of everything that a backup holds, for all tests of a file. */
export function filledServerForAll() {
  const source = serverForAll({ hasThread: true });
  beforeAll(() => fill(source));
  return source;
}

/** Such a server and its backup in that folder. */
export function backupForAll(folder: string) {
  const source = filledServerForAll();
  const archive = join(folder, 'quiet.tar');
  beforeAll(async () => void (await typed(source, 'backup', archive)));
  return {
    ...{ source, archive },
    newFolder: () => mkdtemp(join(folder, 'data-')),
    restored: async (path: string, target: { dataDir: string; databaseUrl?: string; s3?: S3Settings }) =>
      await text(
        Readable.from(restore({ databaseUrl: undefined, ...target }, path, await databaseTemplate())),
      ),
  };
}

async function fill(source: TestServer) {
  const admin = await callsOf(source, 'admin');
  for (let index = 0; index < 12; index += 1) {
    const bytes = Buffer.concat([PDF, Buffer.from(`%${index}`)]);
    await admin.upload('Pdf', { filename: `${index}.pdf`, bytes });
    const draft = newsDraft(`Ўзбекистон ʻʼ 👩‍👩‍👧 \\ "${index}"\n\t`);
    await source.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, draft);
  }
  await source.as('admin', 'DELETE', `${NEWS}/Delete3`);
  // one of them has two states: what the site shows, and an edit that waits
  await source.as('admin', 'POST', '/api/Admin/Review/SetRules', { edits: true });
  await source.as('admin', 'GET', `${NEWS}/AllowToPublish1`);
  await source.as('admin', 'POST', `${NEWS}/UpdateOrAdd`, newsDraft('Правка', { id: 1 }));
  const term = { id: 0, keyWordRu: 'Акция', descriptionEn: 'A share' };
  await source.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', term);
}
