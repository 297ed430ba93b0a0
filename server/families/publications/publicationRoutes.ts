import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { listState } from '../../db/collections.ts';
import { publications } from '../../db/schema.ts';
import { refuseOwnWork } from '../../features/review/fourEyes.ts';
import { answering } from '../../lib/fields.ts';
import { listedItems, streamItems } from '../../records/itemLists.ts';
import { type ItemKind, safeItem } from '../../records/items.ts';
import { kindRoutes, searchable } from '../../records/kindRoutes.ts';
import { listRoute } from '../../records/listRoutes.ts';
import { addressOf, idRoute, type KindRoutes, undoRoute } from '../../records/recordRoutes.ts';
import { removeRecord } from '../../records/saveRecord.ts';
import { itemSubject } from '../../records/subjects.ts';
import { giveBack } from './giveBack.ts';
import { isPublished, publish, saveIfChanged, takeDown } from './publications.ts';
import {
  isPublishedCopy,
  publishedCopies,
  removePublishedCopy,
  withPublishedCopies,
} from './publishedCopies.ts';
import { undoApproval } from './undoApproval.ts';

const STATUSES = { Published: 'published', Pending: 'pending' } as const;

/**
 * The calls of one publishable kind (part 1, §7). Approving is a GET because the specification says so; it needs the Authorization header,
 * so that no foreign page can cause it.
 *
 * @param counter - the name of the call that counts published items, see `addressOf`
 */
export const publicationRoutes =
  (itemKind: ItemKind, counter = 'GetCount'): KindRoutes =>
  async (app, { kind, path }) => {
    const records = listedItems(kind, itemKind);
    for (const [name, status] of Object.entries(STATUSES)) {
      listRoute(app, records, {
        url: `${path}/GetAll${name}`,
        filter: { name: [kind, status], condition: eq(publications.status, status) },
        stream: (reply, condition) => streamItems(reply, itemKind, condition),
      });
    }

    const subject = withPublishedCopies(itemSubject(kind, itemKind));
    const items = { kind, itemKind, subject, rules: app.rules };
    kindRoutes(app, path, records, {
      subject,
      draft: itemKind.draft,
      prepare: (draft) => safeItem(app.sanitise, itemKind, draft),
      save: (act, draft) => saveIfChanged(act, items, draft),
      async remove(act, id) {
        await removePublishedCopy(act.tx, id);
        await removeRecord(act, { table: publications, kind }, id);
      },
    });
    const copies = { ...records, ofKind: isPublishedCopy(kind) };
    searchable(app, publishedCopies(subject, itemKind), copies);

    idRoute(app, 'approve', `${path}/AllowToPublish`, subject, (act, id, { version, early }) =>
      // who names no version sees no schedule either
      publish(act, items, id, version === undefined || early !== undefined),
    );
    undoRoute(app, `${path}/UndoApproval`, { act: 'unapprove', subject }, (act, id) =>
      undoApproval(act, kind, id),
    );
    app.publishing.set(kind, {
      ...{ subject, records },
      giveBack: (act, returned) => giveBack(act, kind, returned),
      checkApproval: (act, id) => refuseOwnWork(act, items.rules, { kind, id }),
      publish: (act, id) => publish(act, items, id),
      takeDown: (act, id) => takeDown(act, kind, id),
      isPublished: (tx, id) => isPublished(tx, kind, id),
    });

    const schema = { tags: ['counters'], response: answering(z.number()) };
    app.get(addressOf(counter, path), { schema }, async () => {
      const { count } = await listState(app.db, publications, [kind, STATUSES.Published], []);
      return { data: count ?? 0 };
    });
  };
