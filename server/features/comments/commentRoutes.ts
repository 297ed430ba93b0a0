import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Role } from '../../../src/wire/wire.ts';
import type { Act } from '../../audit/act.ts';
import type { ActName } from '../../audit/entry.ts';
import type { Database } from '../../db/database.ts';
import { accountOf, type Readers } from '../../http/context.ts';
import { ApiError, existing, RefusedError } from '../../lib/apiError.ts';
import { answering, answeringNothing, idInPath, itemInPath, parseId, storedId } from '../../lib/fields.ts';
import { change } from '../../records/change.ts';
import { storedTitle } from '../../records/subjects.ts';
import { type CommentRow, commentDraft, listedMention, person, thread, threadsOf } from './commentFields.ts';
import {
  addComment,
  calledBy,
  commentOf,
  commentSubject,
  commentsOn,
  mentionsOf,
  settle,
  takeBack,
} from './comments.ts';
import { peopleWith } from './people.ts';

const MOST_MENTIONS = 10;

const MAY_NOT_READ = 'Недостаточно прав для этого действия.';

const threads = z.object({ threads: z.array(thread), people: z.array(person) });

/** Comment threads of staff about items, with mentions. Who may read items may also comment on them. Not in the specification. */
export const commentRoutes: FastifyPluginAsyncZod<{ readers: Readers }> = async (app, { readers }) => {
  /** Checks that the account may read the kind's items. @throws ApiError 404 for a kind without comments, 403 */
  async function readable(request: FastifyRequest, kind: string) {
    const subject = existing(app.subjects.get(kind));
    const roles = existing(readers.get(kind));
    if (roles.includes(accountOf(request).role)) return { subject, roles };
    await app.tellRefusal(request, { of: kind });
    throw new ApiError(403, MAY_NOT_READ);
  }

  /** The same inside the transaction, because the body may have taken half an hour. @throws RefusedError */
  function stillReadable(request: FastifyRequest, roles: readonly Role[]) {
    const { role } = accountOf(request);
    if (!roles.includes(role)) throw new RefusedError(MAY_NOT_READ, role);
  }

  /** Acts on the comment in the address while its item exists. */
  async function onComment(
    request: FastifyRequest<{ Params: { id: string } }>,
    name: ActName,
    work: (act: Act, comment: CommentRow) => Promise<void>,
  ) {
    const id = existing(parseId(request.params.id));
    const { kind, recordId } = await commentOf(app.db, id);
    const { subject: item, roles } = await readable(request, kind);
    let title = '';
    const subject = commentSubject(() => title);
    const details = () => ({ of: { kind, id: recordId } });
    // judged by the thread itself, because an answer reopens a resolved thread too
    const stands = async (tx: Database) =>
      ((await commentOf(tx, id)).resolvedAt !== null) === (name === 'resolve');
    const intent = { act: name, subject, id, details, ...(name !== 'delete' && { stands }) };
    await change(request, intent, async (act) => {
      stillReadable(request, roles);
      title = existing(await storedTitle(act.tx, item, recordId));
      await work(act, await commentOf(act.tx, id));
    });
    return { data: null };
  }

  const listSchema = { params: itemInPath, response: answering(threads) };
  app.get('/GetByItem/:kind/:id', { schema: listSchema }, async (request) => {
    const { kind } = request.params;
    const { subject, roles } = await readable(request, kind);
    const id = existing(parseId(request.params.id));
    existing(await storedTitle(app.db, subject, id));
    const found = await commentsOn(app.db, kind, id);
    const people = await peopleWith(app.db, roles);
    return { data: { threads: threadsOf(found, accountOf(request).id), people } };
  });

  const mentions = z.object({ count: z.number(), mentions: z.array(listedMention), people: z.array(person) });
  app.get('/GetMentions', { schema: { response: answering(mentions) } }, async (request) => {
    const { id, role } = accountOf(request);
    const kinds = [...readers].filter(([, roles]) => roles.includes(role)).map(([kind]) => kind);
    const { count, rows } = await mentionsOf(app.db, id, kinds, MOST_MENTIONS);
    const found: z.output<typeof listedMention>[] = [];
    for (const { kind, recordId: itemId, byLogin, byName, ...row } of rows) {
      const subject = app.subjects.get(kind);
      const title = (subject && (await storedTitle(app.db, subject, itemId))) ?? '';
      found.push({ ...row, kind, itemId, title, by: { login: byLogin, name: byName } });
    }
    const people = await calledBy(
      app.db,
      rows.map((row) => row.id),
    );
    return { data: { count, mentions: found, people } };
  });

  const target = z.object({ kind: z.string(), id: storedId });
  const addSchema = {
    body: target.extend(commentDraft.shape),
    response: answering(z.object({ id: z.number() })),
  };
  app.post('/Add', { schema: addSchema }, async (request) => {
    const { kind, id: recordId, ...draft } = request.body;
    const { subject: item, roles } = await readable(request, kind);
    let title = '';
    const subject = commentSubject(() => title);
    const details = () => ({ of: { kind, id: recordId } });
    const data = await change(request, { act: 'create', subject, details }, async (act) => {
      stillReadable(request, roles);
      await item.lock(act, recordId);
      title = (await storedTitle(act.tx, item, recordId)) ?? '';
      const byLogin = accountOf(request).userName;
      return await addComment(act, { kind, recordId, byLogin }, draft, await peopleWith(act.tx, roles));
    });
    return { data };
  });

  const schema = { params: idInPath, response: answeringNothing };
  app.post('/Resolve:id', { schema }, (request) =>
    onComment(request, 'resolve', (act, comment) => settle(act, comment, true)),
  );
  app.post('/Reopen:id', { schema }, (request) =>
    onComment(request, 'reopen', (act, comment) => settle(act, comment, false)),
  );
  app.delete('/Delete:id', { schema }, (request) => onComment(request, 'delete', takeBack));
};
