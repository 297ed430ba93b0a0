import { expect, it } from 'vitest';
import { files } from '../../../server/db/schema.ts';
import { serverForAll } from '../../support/server.ts';
import { APPLICATION, addApplicant } from '../../support/serverPersonnel.ts';

const server = serverForAll();

it('whose résumé was opened is told by name to those who may see it, and by the application to the auditor', async () => {
  const [resume] = await server.db
    .insert(files)
    .values({ kind: 'resume', name: 'c.pdf', sha256: 'b'.repeat(64), mime: 'x/y', sizeBytes: 1 })
    .returning();
  const id = await addApplicant(server, { fullName: 'Тайный Человек', resumeFileId: resume?.id });
  await server.as('kadry', 'GET', `/api/Admin/File/GetResumeFileById/${resume?.id}`);
  const objects = async (role: 'admin' | 'audit') => {
    const { body } = await server.as(role, 'GET', '/api/Admin/Audit/GetPage?kind=files&act=read');
    return body.data.map(({ object }: { object: string }) => object);
  };
  expect(await objects('admin')).toEqual(['Тайный Человек — Бухгалтер']);
  expect(await objects('audit')).toEqual([`заявка № ${id} — Бухгалтер`]);
  await server.as('kadry', 'DELETE', `${APPLICATION}/Delete${id}`);
  for (const role of ['admin', 'audit'] as const) expect(await objects(role)).toEqual([`заявка № ${id}`]);
});
