import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refuseLimited } from '../../accounts/lockOuts.ts';
import { countLook } from '../../accounts/loginThrottle.ts';
import { doerOf } from '../../audit/entry.ts';
import type { Database } from '../../db/database.ts';
import { contentDisposition } from '../../files/fileName.ts';
import { type Authorised, accountOf } from '../../http/context.ts';
import { ApiError, invalid } from '../../lib/apiError.ts';
import { answering } from '../../lib/fields.ts';
import { once } from '../../records/repeatedCalls.ts';
import { type Criterion, criterionOf, personOf } from './criteria.ts';
import { erase, MailUnderWayError } from './erase.ts';
import { exportPerson } from './exportPerson.ts';
import { digestOf, entriesOf, namesSomebody, othersIn, readKnown, readPlaces } from './known.ts';
import { entry, PLACE_NAMES } from './places.ts';
import { byRequest, logSearch, ManyPeopleError, searchPerson } from './search.ts';
import { isNothing, lengthsOf, tracesOfPerson, without } from './traces.ts';
import { erasedInWords, leftInWords, olderCopies } from './words.ts';

const MOST_SIGNS = 10;
const LONGEST_SIGN = 254;
const LONGEST_REASON = 300;
const MOST_KEPT = 10_000;

const who = z.array(z.string().max(LONGEST_SIGN)).min(1).max(MOST_SIGNS);
const keep = z
  .partialRecord(z.enum(['comments', 'notes']), z.array(z.int()).max(MOST_KEPT))
  .default({})
  .describe('Комментарии и замечания о других людях: остаются');

const found = z.object({
  entries: z.array(entry.extend({ place: z.enum(PLACE_NAMES) })),
  numbers: z.record(z.enum(PLACE_NAMES), z.int().min(0)),
  digest: z.string().describe('Отпечаток найденного, для удаления'),
  others: z.array(z.string()).describe('Под чем найденные известны ещё'),
  accounts: z.array(z.string()).describe('Учётные записи: этим не удаляются'),
  isCertain: z.boolean().describe('Искали не по имени: найденное можно выгрузить и удалить'),
});

/** Parses identifiers. @throws ApiError 400 for the first invalid one */
const meant = (signs: string[], read: (text: string) => Criterion | undefined, otherwise: string) =>
  signs.map((sign, index) => {
    const criterion = read(sign);
    if (!criterion) throw invalid(`who.${index}`, otherwise);
    return criterion;
  });
const anybody = (signs: string[]) =>
  meant(signs, personOf, 'Не похоже ни на имя, ни на адрес электронной почты, ни на ПИНФЛ, ни на телефон.');
/** A name is not enough for an erasure, because two people may share it. */
const certain = (signs: string[]) =>
  meant(
    signs,
    criterionOf,
    'По имени можно только искать: укажите адрес электронной почты, ПИНФЛ или телефон.',
  );

/**
 * Finds, exports and erases the data about one person, like `npm run personal`. Identifiers are sent in bodies, so that no address, log or
 * browser history contains them. Not in the specification.
 */
export const personalRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, clock, fileStore, digestKey, noteAudit, settings } = app;

  app.addHook('preHandler', async (request) => {
    await app.authoriseAgain(request, db);
    const account = accountOf(request);
    await refuseLimited(request, await countLook(db, account.id, clock.now), account);
  });

  const searcherOf = (request: FastifyRequest) => ({
    doer: doerOf(request),
    now: accountOf(request).now(),
    authorised: ((tx, act) => app.authorised(request, tx, act)) as Authorised,
  });
  const lookFor = (criteria: Criterion[]) =>
    searchPerson(app, criteria).catch((error: unknown) => {
      throw error instanceof ManyPeopleError ? invalid('who.0', error.message) : error;
    });

  const findSchema = { body: z.object({ who }), response: answering(found) };
  app.post('/Find', { schema: findSchema }, async (request) => {
    const criteria = anybody(request.body.who);
    const { traces, known } = await lookFor(criteria);
    await logSearch(app, searcherOf(request), criteria, traces);
    return {
      data: {
        entries: entriesOf(known),
        numbers: lengthsOf(traces),
        digest: digestOf(traces, known),
        others: othersIn(known, criteria),
        accounts: known.accounts.map(({ userName }) => userName),
        isCertain: criteria.every(({ by }) => by !== 'name'),
      },
    };
  });

  app.post('/Export', { schema: { body: z.object({ who, keep }) } }, async (request, reply) => {
    const criteria = certain(request.body.who);
    await app.space.check(request);
    const { traces: all } = await lookFor(criteria);
    const traces = without(all, request.body.keep);
    const searcher = searcherOf(request);
    if (isNothing(traces)) {
      await logSearch(app, searcher, criteria, all);
      const kept = 'Выгружать нечего: со всего найденного снята отметка.';
      throw new ApiError(404, isNothing(all) ? 'Об этом человеке ничего не хранится.' : kept);
    }
    await logSearch(app, searcher, criteria, traces, { isExport: true });
    const path = join(fileStore.stagingFolder, `person-${randomUUID()}`);
    const known = await readKnown(db, traces, criteria);
    await exportPerson({ db, fileStore }, path, searcher.now, traces, known);
    // the files may have taken long to read
    await app.authoriseAgain(request, db).catch(async (error: unknown) => {
      await rm(path, { force: true });
      throw error;
    });
    const archive = createReadStream(path);
    archive.once('close', () => void rm(path, { force: true }));
    return reply
      .type('application/x-tar')
      .header('content-disposition', contentDisposition('attachment', 'person.tar'))
      .send(archive);
  });

  const eraseSchema = {
    body: z.object({
      who,
      reason: z.string().trim().min(3).max(LONGEST_REASON).describe('Остаётся в журнале действий'),
      shown: z.string().describe('Отпечаток того, что показано тому, кто удаляет: другое не удаляется'),
      keep,
    }),
    response: answering(z.object({ said: z.array(z.string()) })),
  };
  app.post('/Erase', { schema: eraseSchema }, async (request) => {
    const { reason, shown, keep: kept } = request.body;
    const criteria = certain(request.body.who);
    const { known } = await lookFor(criteria);
    if (namesSomebody(reason, known)) {
      throw invalid(
        'reason',
        'Причина остаётся в журнале действий навсегда: не пишите в ней имён, адресов, ПИНФЛ и телефонов.',
      );
    }
    const find = async (tx: Database) => {
      const traces = await tracesOfPerson(tx, criteria);
      if (digestOf(traces, await readPlaces(tx, ['comments', 'notes'], traces)) !== shown) {
        throw new ApiError(409, 'Найдено уже не то, что вам показано. Найдите человека ещё раз.');
      }
      return without(traces, kept);
    };
    const searcher = searcherOf(request);
    // a repeated call, after an answer that was lost, gets the first one
    const authorised: Authorised = (tx, act) =>
      searcher.authorised(tx, () => once(request, { tx, now: searcher.now, digestKey }, true, act));
    const by = { ...searcher, authorised, details: byRequest(criteria, digestKey, { reason }) };
    const reach = { db, fileStore, dataDir: settings.dataDir, noteAudit };
    const { numbers, left } = await erase(reach, by, find).catch((error: unknown) => {
      throw error instanceof MailUnderWayError ? new ApiError(409, error.message) : error;
    });
    for (const [what, err] of Object.entries(left))
      if (err) request.log.error({ err, what }, 'data of an erased person is left');
    return { data: { said: [...erasedInWords(numbers, await olderCopies(settings)), ...leftInWords(left)] } };
  });
};
