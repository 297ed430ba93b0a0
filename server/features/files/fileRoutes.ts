import { open } from 'node:fs/promises';
import multipart from '@fastify/multipart';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { headChecker } from '../../files/contentType.ts';
import { fileName } from '../../files/fileName.ts';
import { checkImageHead, coverOf } from '../../files/images.ts';
import { receiveFile } from '../../files/receive.ts';
import { sendFile } from '../../files/sendFile.ts';
import { unstage } from '../../files/staging.ts';
import type { StagedFile } from '../../files/store.ts';
import {
  addFile,
  deleteCover,
  findFile,
  setAsideUnused,
  fileSubject as subject,
} from '../../files/storedFiles.ts';
import { ApiError } from '../../lib/apiError.ts';
import { answering, parseId } from '../../lib/fields.ts';
import { change } from '../../records/change.ts';

/** Readers search the end mark in the last kilobyte; some writers pad more. */
const TAIL_BYTES = 4096;

const checkPdfHead = headChecker(['application/pdf'], 'Это не PDF. Выберите файл PDF.');

/** @throws ApiError 422 without an end mark: the file was cut off, or is no PDF */
const checkPdfEnd = async ({ path, sizeBytes }: StagedFile): Promise<void> => {
  const length = Math.min(TAIL_BYTES, sizeBytes);
  const handle = await open(path, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, sizeBytes - length);
    if (!buffer.includes('%%EOF'))
      throw new ApiError(422, 'PDF повреждён: файл неполный. Сохраните его заново и загрузите ещё раз.');
  } finally {
    await handle.close();
  }
};

const MEGABYTE = 1024 * 1024;
const COVER_LIMIT_BYTES = 120 * MEGABYTE;
const PDF_LIMIT_BYTES = 300 * MEGABYTE;

const params = z.object({
  id: z.string().transform(parseId).pipe(z.number('Ожидается целое положительное число')),
});

/** Covers and PDFs of publications (part 1, §7). Downloading them is not in the specification. */
export const fileRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, fileStore } = app;
  const folder = fileStore.stagingFolder;
  const upload = { act: 'upload', subject } as const;
  await app.register(multipart);

  const uploads = [
    {
      url: '/UploadCover',
      kind: 'cover',
      fallback: 'cover',
      conditions: { folder, limitBytes: COVER_LIMIT_BYTES, check: checkImageHead },
      prepare: (received: StagedFile) => coverOf(received, folder),
    },
    {
      url: '/UploadPdf',
      kind: 'pdf',
      fallback: 'document',
      conditions: { folder, limitBytes: PDF_LIMIT_BYTES, check: checkPdfHead },
      async prepare(staged: StagedFile) {
        await checkPdfEnd(staged);
        return { staged, type: 'application/pdf' as const };
      },
    },
  ] as const;
  for (const { url, kind, fallback, conditions, prepare } of uploads) {
    const schema = { consumes: ['multipart/form-data'], response: answering(z.int()) };
    app.post(url, { schema, bodyLimit: conditions.limitBytes }, async (request) => {
      const received = await receiveFile(request, conditions);
      try {
        const { staged, type: mime, ...more } = await prepare(received.staged);
        const row = { ...more, kind, mime, name: fileName(received.name, mime, fallback) };
        await fileStore.add(staged).finally(() => unstage(staged));
        const { id } = await change(request, upload, (act) => addFile(act, staged, row));
        return { data: id };
      } finally {
        await unstage(received.staged);
      }
    });
  }

  app.delete('/DeleteCover/:id', {
    schema: { params },
    handler: async (request) => {
      const { id } = request.params;
      const sha256 = await change(request, { act: 'delete', subject, id }, ({ tx }) => deleteCover(tx, id));
      await setAsideUnused(db, fileStore, [sha256]).catch((error: unknown) => {
        // the next clean-up deletes the bytes
        request.log.warn({ err: error, sha256 }, 'bytes not set aside');
      });
      return { data: id };
    },
  });

  const read = (kind: 'cover' | 'pdf', disposition: 'inline' | 'attachment') => ({
    schema: { params },
    handler: async ({ params: { id } }: { params: z.output<typeof params> }, reply: FastifyReply) => {
      return sendFile(reply, fileStore, await findFile(db, id, kind), disposition);
    },
  });
  app.get('/GetCover/:id', read('cover', 'inline'));
  app.get('/GetPdf/:id', read('pdf', 'attachment'));
};
