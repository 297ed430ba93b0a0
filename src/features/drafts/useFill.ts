import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useEditing } from '../../components/form/formState.ts';
import { useUploads } from '../../components/upload/uploads.ts';
import { coverKey, pdfKey } from '../../dataProvider/coversAndPdfs.ts';
import { changedFields } from '../../dataProvider/fieldPaths.ts';
import { isOnSite, openedIn } from '../../dataProvider/handOver.ts';
import { hasVersion } from '../../dataProvider/records.ts';
import { withValue } from '../../diff/merge.ts';
import { isPublishable } from '../../wire/kinds.ts';
import { type Draft, listOf, NEW } from './draft.ts';

/** The depository removes unused files, ours after a day; older ones are uploaded again. */
const UPLOADS_LAST_MS = 12 * 60 * 60 * 1000;

/** Restored drafts that are older than the newest save of their record. */
interface OutdatedDrafts {
  /** The record with what the drafts began with. */
  opened: RaRecord;
  stored: RaRecord;
  /** The fields whose files are uploaded again. */
  uploaded: readonly string[];
  stopWaiting: () => void;
}

/** Whether the record was published or taken down since the former draft was begun. */
const isMovedSince = ({ opened, stored }: OutdatedDrafts) =>
  opened.status !== stored.status || (isOnSite(opened) ?? isOnSite(stored)) !== isOnSite(stored);

/** Restores drafts into the form around. */
export const useFill = () => {
  const editing = useEditing();
  const uploads = useUploads();
  const queryClient = useQueryClient();
  const { reset, setValue } = useFormContext();
  const outdated = useRef<OutdatedDrafts>(undefined);

  /** Calls back once, as soon as none of these fields has a file that is being uploaded or has failed. @returns cancels it */
  const whenArrived = (paths: readonly string[], then: () => void) => {
    const isAwaited = (path: string) => (uploads.all().get(path)?.status ?? 'sent') !== 'sent';
    const check = () => {
      if (paths.some(isAwaited)) return;
      stop();
      then();
    };
    const stop = uploads.subscribe(check);
    check();
    return stop;
  };

  /** Makes the form one that was opened with what the draft began with, and asks as a save with a conflict does where somebody has saved since. */
  const beginLike = (draft: Draft, opened: RaRecord, toUpload: readonly string[]) => {
    // another draft may have been restored before
    const former = outdated.current?.opened === opened ? outdated.current : undefined;
    const stored = former?.stored ?? opened;
    const begunWith: Draft['base'] = {
      ...draft.base,
      ...(former &&
        isMovedSince(former) && {
          status: opened.status,
          wasOnSite: isOnSite(opened) ?? draft.base?.wasOnSite,
        }),
    };
    const { version = 0, status: begunStatus = stored.status, wasOnSite } = begunWith;
    // elsewhere it is a field that people write
    const status = isPublishable(draft.kind) ? begunStatus : stored.status;
    const onSite = isOnSite(stored);
    const isNumbered = hasVersion(stored);
    const site = isNumbered || wasOnSite === undefined || onSite === undefined ? {} : { wasOnSite, onSite };
    const isMoved = site.wasOnSite !== site.onSite;
    // with a former version, the depository refuses a save that precedes the merge; a restored one may have come to the draft's version again
    const earlier = isNumbered && {
      version: Math.max(0, Math.min(version, opened.version, stored.version - 1)),
    };
    const base: RaRecord = { ...opened, status, ...earlier };
    const beginning = [...draft.files.filter((file) => 'opened' in file), ...draft.fields].reduce(
      (record, { path, opened: value }) => withValue(record, path, value),
      base,
    );
    if (!isMoved && beginning.status === stored.status && changedFields(beginning, stored).length === 0)
      return;
    former?.stopWaiting();
    if (earlier) setValue('version', earlier.version);
    // another depository may tell by its lists alone that the record was published
    const list = listOf(wasOnSite);
    const now = list ? openedIn(list, beginning) : beginning;
    editing.opened = now;
    const uploaded = [...(former?.uploaded ?? []), ...toUpload];
    // an own file differs from a colleague's only when it has arrived; the form may have been merged by then
    const stopWaiting = whenArrived(uploaded, () => {
      if (editing.opened === now) editing.merge?.(stored, site);
    });
    outdated.current = { opened: now, stored, uploaded, stopWaiting };
  };

  return (draft: Draft, files: ReadonlyMap<string, File>) => {
    // each draft of a new record is another record: nothing of what the form held goes into it
    if (draft.item === NEW && !editing.opened) {
      uploads.forgetAll();
      reset();
    }
    const isOld = Date.now() - draft.savedAt > UPLOADS_LAST_MS;
    const toUpload: string[] = [];
    for (const known of draft.files) {
      const { path, id, name, sizeBytes } = known;
      const file = files.get(path);
      if (file && (id === undefined || isOld)) {
        toUpload.push(path);
        uploads.start(path, file);
      } else if (id !== undefined) {
        const isCover = /cover/i.test(path);
        if (file || !isCover)
          queryClient.setQueryData((isCover ? coverKey : pdfKey)(id), file ?? { name, size: sizeBytes });
        uploads.restore(path, { ...known, file });
      }
    }
    // what the field held may be removed by now
    const removed = isOld ? toUpload.flatMap((path) => [path, path.replace(/coverId$/, 'coverBase64')]) : [];
    for (const { path, typed } of draft.fields)
      if (!removed.includes(path)) setValue(path, typed, { shouldDirty: true });
    editing.resume(draft);
    if (editing.opened) beginLike(draft, editing.opened, toUpload);
  };
};
