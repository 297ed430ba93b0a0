import { media } from '../../db/schema.ts';
import { itemLists, streamItems } from '../../records/itemLists.ts';
import { listRoute, oneRoute, searchable } from '../../records/listRoutes.ts';
import { idRoute, type KindRoutes, saveRoute } from '../../records/recordRoutes.ts';
import { revisionRoutes } from '../../records/revisionRoutes.ts';
import { removeRecord } from '../../records/saveRecord.ts';
import { itemSubject } from '../../records/subjects.ts';
import { translationRoutes } from '../../records/translationRoutes.ts';
import { saveMedia } from './media.ts';
import type { MediaShape } from './shapes.ts';

/** The calls of one kind of media (part 2, §7). */
export const mediaRoutes =
  (shape: MediaShape): KindRoutes =>
  async (app, { kind, path }) => {
    const { draft } = shape;
    const records = { table: media, kind };
    const lists = itemLists(kind, shape);
    listRoute(app, lists, {
      url: `${path}/GetAll`,
      within: { parts: [kind] },
      stream: (reply, condition) => streamItems(reply, kind, shape, condition),
    });
    oneRoute(app, lists, path);

    const subject = itemSubject(kind, shape);
    searchable(app, subject, lists);
    saveRoute(app, `${path}/UpdateOrAdd`, subject, {
      draft,
      save: (act, sent) => saveMedia(act, { shape, kind }, sent),
    });
    revisionRoutes(app, path, subject);
    translationRoutes(app, path, subject);
    idRoute(app, 'delete', `${path}/Delete`, subject, (act, id) => removeRecord(act, records, id));
  };
