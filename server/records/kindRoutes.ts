import type { Act, Subject } from '../audit/act.ts';
import type { ListedRecords } from './listOptions.ts';
import { oneRoute } from './listRoutes.ts';
import { type App, idRoute, type Save, saveRoute } from './recordRoutes.ts';
import { revisionRoutes } from './revisionRoutes.ts';
import type { RecordDraft } from './saveRecord.ts';
import { fillSearchTexts } from './searchTexts.ts';
import { translationRoutes } from './translationRoutes.ts';

/** How the records of a kind are saved and deleted. */
interface Work<Draft extends RecordDraft> extends Save<Draft> {
  subject: Subject;
  remove(act: Act, id: number): Promise<void>;
}

/** The calls of every kind whose records are saved: one record, save, revisions, translations, deletion. */
export function kindRoutes<Draft extends RecordDraft>(
  app: App,
  path: string,
  records: ListedRecords,
  { subject, remove, ...save }: Work<Draft>,
) {
  oneRoute(app, records, path);
  if (subject.searched) searchable(app, subject, records);
  saveRoute(app, `${path}/UpdateOrAdd`, subject, save);
  revisionRoutes(app, path, subject);
  translationRoutes(app, path, subject);
  idRoute(app, 'delete', `${path}/Delete`, subject, remove);
}

/** Adds records to the search index that were stored before there was one, while the server runs. */
export function searchable(app: App, subject: Subject, { options, ofKind }: ListedRecords) {
  let isClosing = false;
  let filling: Promise<void> | undefined;
  app.addHook('onReady', async () => {
    const rows = { table: options.table, condition: ofKind };
    filling = fillSearchTexts(app.db, subject, rows, () => isClosing).catch((error: unknown) =>
      app.log.error({ err: error, kind: subject.kind }, 'search texts not filled'),
    );
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    await filling;
  });
}
