import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LANGUAGES } from '../../src/dataProvider/wire.ts';
import { refuseToLook } from '../accounts/lockOuts.ts';
import { countMiss } from '../accounts/loginThrottle.ts';
import { ApiError } from '../errors/apiError.ts';
import { sendFile } from '../files/sendFile.ts';
import { findFile, missingFile } from '../files/storedFiles.ts';
import { isOver, isStored, linkBehind, stateOf } from './links.ts';
import { noteOpening } from './openings.ts';
import { PAGE_POLICY, previewPage, refusalPage } from './page.ts';
import { readShown } from './shown.ts';

const params = z.object({ token: z.string() });
const fileParams = params.extend({ language: z.enum(LANGUAGES) });

const FILES = { cover: 'inline', pdf: 'attachment' } as const;

/**
 * One version of a publication for whoever has its address: a page without a script, and the files of that version. Nobody keeps it,
 * nobody indexes it, and no address of it is told to other sites.
 */
export const publicPreviews: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRoute', (route) => {
    route.schema = { tags: ['previews'], ...route.schema };
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
  });

  /**
   * What a token opens. One that opens nothing is counted for its address; whatever it was, it costs the same look.
   *
   * @throws ApiError 404 for one that there never was, 410 for one that is over, 429 after too many
   */
  async function behind(request: FastifyRequest, token: string) {
    const { db, clock } = app;
    const link = await linkBehind(db, token);
    const now = await clock.read(db);
    if (link && !isOver(link, now) && (await isStored(db, app.subjects.get(link.kind), link.recordId))) {
      const state = await stateOf(db, link.kind, link.recordId, link.version);
      if (state) return { link, shown: readShown(state) };
    }
    const waiting = await countMiss(db, request.ip, clock.now);
    if (waiting) return await refuseToLook(request, waiting, undefined);
    throw new ApiError(link ? 410 : 404, 'Эта ссылка больше не действует.');
  }

  const sendPage = (reply: FastifyReply, html: string) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY).send(html);

  app.get('/:token', { schema: { params } }, async (request, reply) => {
    const { token } = request.params;
    try {
      const { link, shown } = await behind(request, token);
      await noteOpening(request, link, shown.title);
      return sendPage(reply, previewPage(token, link, shown));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return sendPage(reply.code(error.statusCode).headers(error.headers), refusalPage(error.message));
    }
  });

  for (const kind of ['cover', 'pdf'] as const) {
    app.get(`/:token/${kind}/:language`, { schema: { params: fileParams } }, async (request, reply) => {
      const { token, language } = request.params;
      const { shown } = await behind(request, token);
      const id = shown.entries.find((entry) => entry.language === language)?.[`${kind}Id`];
      if (!id) throw missingFile();
      return await sendFile(reply, app.fileStore, await findFile(app.db, id, kind), FILES[kind]);
    });
  }
};
