import type { Database } from '../db/database.ts';
import { onlineAppeals } from '../db/schema.ts';
import type { FileStore } from '../files/store.ts';
import { sampleAttachments } from './appeals/attachments.ts';
import { sampleAppeals } from './appeals.ts';
import { postedDay } from './calendar.ts';
import type { PreparedFiles } from './preparedFiles.ts';
import { addFileRows, type NewFile, storedPdf } from './sampleUploads.ts';

interface Dependencies {
  db: Database;
  fileStore: FileStore;
  prepared: PreparedFiles;
  createdBy: number;
  today: string;
}

/** Adds online appeals, the oldest with the lowest id. */
export const seedAppeals = async (dependencies: Dependencies): Promise<void> => {
  const { db, fileStore, prepared, createdBy, today } = dependencies;
  const stored: NewFile[] = [];
  for (const text of sampleAttachments) {
    stored.push(await storedPdf(fileStore, await prepared.pdf('ru', text), ''));
  }
  const oldestFirst = sampleAppeals.toReversed();
  const files = oldestFirst.map(({ attachment, attachmentName = '' }): NewFile | undefined => {
    const bytes = attachment === undefined ? undefined : stored[attachment];
    return bytes && { ...bytes, kind: 'appeal', name: attachmentName };
  });
  const fileIds = await addFileRows(
    db,
    createdBy,
    files.filter((file) => file !== undefined),
  );
  const rows = oldestFirst.map(({ daysAgo, attachment: _, attachmentName: __, ...appeal }, i) => {
    const file = files[i];
    return {
      ...appeal,
      dateOfSending: postedDay({ daysAgo }, today),
      fileId: file && fileIds.get(file),
    };
  });
  await db.insert(onlineAppeals).values(rows);
};
