import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { publications } from '../../db/schema.ts';
import { refuseOwnWork } from '../../features/review/fourEyes.ts';
import { listName } from '../../records/elements.ts';
import { itemLists, streamItems } from '../../records/itemLists.ts';
import { listRoute, oneRoute, searchable } from '../../records/listRoutes.ts';
import { addressOf, idRoute, type KindRoutes, saveRoute, undoRoute } from '../../records/recordRoutes.ts';
import { rulesOf } from '../../records/reviewRules.ts';
import { revisionRoutes } from '../../records/revisionRoutes.ts';
import { removeRecord } from '../../records/saveRecord.ts';
import { itemSubject } from '../../records/subjects.ts';
import { translationRoutes } from '../../records/translationRoutes.ts';
import { giveBack } from './giveBack.ts';
import { isOnSite, isPublished, publish, safeDraft, savePublication, takeDown } from './publications.ts';
import {
  isPublishedCopy,
  publishedCopies,
  removePublishedCopy,
  withPublishedCopies,
} from './publishedCopies.ts';
import type { PublicationShape } from './shapes.ts';
import { undoApproval } from './undoApproval.ts';

const STATUSES = { Published: 'published', Pending: 'pending' } as const;
type Status = (typeof STATUSES)[keyof typeof STATUSES];

/**
 * The calls of one publishable kind (part 1, §7). Approving is a GET because the specification says so; it works with
 * the Authorization header only, so no page elsewhere can cause it.
 *
 * @param counter - the name of the call that counts what is published, see `addressOf`
 */
export const publicationRoutes =
  (shape: PublicationShape, counter = 'GetCount'): KindRoutes =>
  async (app, { kind, path }) => {
    const { draft, family } = shape;
    const lists = itemLists(kind, shape);
    const inStatus = (status: Status) => ({
      parts: [kind, status],
      condition: eq(publications.status, status),
    });
    for (const [name, status] of Object.entries(STATUSES)) {
      listRoute(app, lists, {
        url: `${path}/GetAll${name}`,
        within: inStatus(status),
        stream: (reply, condition) => streamItems(reply, kind, shape, condition),
      });
    }
    oneRoute(app, lists, path);

    const subject = withPublishedCopies(itemSubject(kind, shape));
    const items = { kind, shape, subject, rules: rulesOf(app.settings) };
    searchable(app, subject, lists);
    searchable(app, publishedCopies(subject, shape), { ...lists, ofKind: isPublishedCopy(kind) });
    saveRoute(app, `${path}/UpdateOrAdd`, subject, {
      draft,
      prepare: (sent) => safeDraft(app.sanitise, shape.entriesKey, sent),
      save: (act, sent) => savePublication(act, items, sent),
    });
    idRoute(app, 'approve', `${path}/AllowToPublish`, subject, (act, id) => publish(act, items, id));
    undoRoute(app, `${path}/UndoApproval`, { act: 'unapprove', subject }, (act, id) =>
      undoApproval(act, kind, id),
    );
    app.reviewed.set(kind, { subject, lists, giveBack: (act, returned) => giveBack(act, kind, returned) });
    app.publishing.set(kind, {
      subject,
      checkApproval: (act, id) => refuseOwnWork(act, items.rules, { kind, id }),
      publish: (act, id) => publish(act, items, id),
      takeDown: (act, id) => takeDown(act, kind, id),
      isPublished: (tx, id) => isPublished(tx, kind, id),
      isOnSite: (tx, id) => isOnSite(tx, kind, id),
    });
    revisionRoutes(app, path, subject);
    translationRoutes(app, path, subject);
    idRoute(app, 'delete', `${path}/Delete`, subject, async (act, id) => {
      await removePublishedCopy(act.tx, id);
      await removeRecord(act, { table: family.base, kind }, id);
    });

    const published = { lists: [listName(lists.listed, kind, STATUSES.Published)], kinds: [] };
    const counterOptions = {
      config: { standing: published },
      schema: { tags: ['counters'], response: { 200: z.object({ data: z.number() }) } },
    };
    app.get(addressOf(counter, path), counterOptions, async ({ stand }) => ({ data: stand?.count ?? 0 }));
  };
