import { eq, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LANGUAGES } from '../../../src/wire/wire.ts';
import { refuseLimited } from '../../accounts/lockOuts.ts';
import { countMiss } from '../../accounts/loginThrottle.ts';
import { append } from '../../audit/append.ts';
import { doerOf } from '../../audit/entry.ts';
import { previewLinks } from '../../db/schema.ts';
import { sendFile } from '../../files/sendFile.ts';
import { findFile, missingFile } from '../../files/storedFiles.ts';
import { ApiError } from '../../lib/apiError.ts';
import { stateOf } from '../../records/revisions.ts';
import { isOver, linkBehind, type PreviewLink } from './links.ts';
import { PAGE_POLICY, previewPage, refusalPage } from './page.ts';
import { readShown, type ShownEntry } from './shown.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Counts an opening. The audit log has the first one, and then at most one row an hour with their number, so that a link that is opened
 * often does not fill the log.
 */
async function noteOpening(request: FastifyRequest, { id }: PreviewLink, title: string) {
  const { db, clock, noteAudit } = request.server;
  const isMeant = eq(previewLinks.id, id);
  const head = await db.transaction(async (tx) => {
    const now = await clock.read(tx);
    const [link] = await tx
      .update(previewLinks)
      .set({ opened: sql`${previewLinks.opened} + 1`, openedAt: now })
      .where(isMeant)
      .returning();
    if (!link || (link.toldAt && now.getTime() - link.toldAt.getTime() < HOUR_MS)) return undefined;
    await tx.update(previewLinks).set({ toldAt: now, told: link.opened }).where(isMeant);
    const { kind, recordId, version, opened, told } = link;
    const details = { of: { kind, id: recordId }, version, times: opened - told };
    return await append(
      tx,
      doerOf(request),
      { act: 'open', kind: 'previews', recordId: id, title, details },
      now,
    );
  });
  if (head) noteAudit(head);
}

type ShownFiles = Pick<ShownEntry, 'language' | 'coverId' | 'pdfId'>;

const params = z.object({ token: z.string() });
const fileParams = params.extend({ language: z.enum(LANGUAGES) });

/** The number of links whose files are cached. */
const MOST_REMEMBERED = 500;

const FILES = { cover: 'inline', pdf: 'attachment' } as const;

/**
 * One version of a publication for anyone with its address: a page without scripts, and the files of that version. Caches, search engines
 * and other sites do not learn the address.
 */
export const publicPreviews: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
  });

  const filesOfLinks = new Map<string, ShownFiles[]>();

  async function shownBy({ kind, recordId, version, tokenHash }: PreviewLink) {
    const state = await stateOf(app.db, kind, recordId, version);
    if (!state) return undefined;
    const shown = readShown(state);
    if (filesOfLinks.size >= MOST_REMEMBERED) filesOfLinks.clear();
    const files = shown.entries.map(({ language, coverId, pdfId }) => ({ language, coverId, pdfId }));
    filesOfLinks.set(tokenHash, files);
    return shown;
  }

  /** A version never changes. Its texts, which may be long, are read for the page, but not for each file. */
  const filesBy = async (link: PreviewLink): Promise<ShownFiles[] | undefined> =>
    filesOfLinks.get(link.tokenHash) ?? (await shownBy(link))?.entries;

  /** Whether the item of a link exists and is not in the trash. */
  const isStored = async ({ kind, recordId }: PreviewLink) =>
    (await app.publishing.get(kind)?.subject.titleOf(app.db, recordId)) !== undefined;

  /**
   * The version of a token. A failed attempt is counted for the client's address, and takes the same time whatever the token is.
   *
   * @throws ApiError 404 for an unknown token, 410 for an expired one, 429 after too many attempts
   */
  async function behind<Found>(
    request: FastifyRequest,
    token: string,
    find: (link: PreviewLink) => Promise<Found | undefined>,
  ) {
    const { db, clock } = app;
    const link = await linkBehind(db, token);
    const now = await clock.read(db);
    if (link && !isOver(link, now) && (await isStored(link))) {
      const found = await find(link);
      if (found) return { link, found };
    }
    await refuseLimited(request, await countMiss(db, request.ip, clock.now));
    throw new ApiError(link ? 410 : 404, 'Эта ссылка больше не действует.');
  }

  const sendPage = (reply: FastifyReply, html: string) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY).send(html);

  app.get('/:token', { schema: { params } }, async (request, reply) => {
    const { token } = request.params;
    try {
      const { link, found: shown } = await behind(request, token, shownBy);
      await noteOpening(request, link, shown.title);
      return sendPage(reply, previewPage(token, link, shown));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      reply.code(error.statusCode).headers(error.details.headers ?? {});
      return sendPage(reply, refusalPage(error.message));
    }
  });

  for (const kind of ['cover', 'pdf'] as const) {
    app.get(`/:token/${kind}/:language`, { schema: { params: fileParams } }, async (request, reply) => {
      const { token, language } = request.params;
      const { found: files } = await behind(request, token, filesBy);
      const id = files.find((entry) => entry.language === language)?.[`${kind}Id`];
      if (!id) throw missingFile();
      return await sendFile(reply, app.fileStore, await findFile(app.db, id, kind), FILES[kind]);
    });
  }
};
