import { beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../../server/db/schema.ts';
import { serverForAll } from '../../support/server.ts';
import { addFile } from '../../support/serverFiles.ts';
import { MEDIA_AREAS, mediaCalls } from '../../support/serverMedia.ts';
import { APPLICATION, addApplicant, addVacancy, DEPARTMENT, VACANCY } from '../../support/serverPersonnel.ts';
import { AREAS, publicationCalls } from '../../support/serverPublications.ts';
import { registers, typesForAll } from '../../support/serverRegisters.ts';
import { trashCalls } from '../../support/serverTrash.ts';

const server = serverForAll();
const typeIds = typesForAll(server);
let coverId: number;
let pdfId: number;
let resumeFileId: number;
beforeAll(async () => {
  coverId = await addFile(server, 'cover', 'a.png');
  pdfId = await addFile(server, 'pdf', 'b.pdf');
  const [resume] = await server.db
    .insert(files)
    .values({ kind: 'resume', name: 'c.pdf', sha256: 'b'.repeat(64), mime: 'x/y', sizeBytes: 1 })
    .returning();
  resumeFileId = resume?.id ?? 0;
});

const { call, saved, inTrash, restore, newestDeed, rowsOf } = trashCalls(server);

interface Case {
  kind: string;
  /** Its calls up to the id. */
  path: string;
  add: () => Promise<number>;
}

const AREA_KINDS: Record<string, string> = {
  InformationType: 'informationTypes',
  NormativeDocumentType: 'normativeDocumentTypes',
  Glossary: 'glossary',
  History: 'histories',
  Information: 'information',
  Template: 'templates',
  NormativeDocument: 'normativeDocuments',
};

const CASES: Case[] = [
  ...AREAS.map((under) => {
    const { path, saved: add, draft, approve, entries } = publicationCalls(server, under);
    return {
      kind: under.kind,
      path: `${path}/Delete`,
      add: async () => {
        const { id } = await add(
          draft('Запись', entries({ language: 'ru', title: 'С файлами', coverId, pdfId })),
        );
        await approve(id);
        return id;
      },
    };
  }),
  ...MEDIA_AREAS.map((under) => {
    const { path, saved: add, draft } = mediaCalls(server, under);
    return { kind: under.kind, path: `${path}/Delete`, add: async () => (await add(draft())).id };
  }),
  ...registers(() => typeIds).map(({ savePath, deletePath, draft }) => ({
    kind: AREA_KINDS[savePath.split('/')[3] ?? ''] ?? '',
    path: deletePath,
    add: () => saved(savePath, draft('Текст «с кавычками» \uFEFF')),
  })),
  {
    kind: 'departments',
    path: `${DEPARTMENT}/Delete`,
    add: () => saved(`${DEPARTMENT}/UpdateOrAdd`, { id: 0, code: 'D1', nameRu: 'Отдел' }),
  },
  { kind: 'vacancies', path: `${VACANCY}/Delete`, add: () => addVacancy(server) },
  { kind: 'applications', path: `${APPLICATION}/Delete`, add: () => addApplicant(server, { resumeFileId }) },
];

it('every kind whose records can be deleted is tried below', () => {
  const { subjects, proposable } = server.app;
  const deletable = [...subjects.keys()].filter((kind) => !proposable.has(kind));
  expect(CASES.map(({ kind }) => kind).sort()).toEqual(deletable.sort());
});

describe.each(CASES)('a deleted record of $kind', ({ kind, path, add }) => {
  it('comes back whole, under the next version', async () => {
    const id = await add();
    const before = await rowsOf(kind);
    expect((await call('DELETE', `${path}${id}`)).status).toBe(200);
    expect((await rowsOf(kind))[0]).toHaveLength((before[0]?.length ?? 0) - 1);
    const version = Number(before[0]?.find((row) => row.id === id)?.version);
    expect(await restore(kind, id)).toMatchObject({
      status: 200,
      body: { data: { id, version: version + 1 } },
    });
    const [base = [], ...others] = await rowsOf(kind);
    expect([base.map((row) => (row.id === id ? { ...row, version } : row)), ...others]).toEqual(before);
    expect(await newestDeed()).toMatchObject({ act: 'restore', kind, recordId: id, version: version + 1 });
    expect(await inTrash(kind, id)).toBeUndefined();
  });
});
