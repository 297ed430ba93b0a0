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
import { type Draft, listOf } from './draft.ts';

/** The depository removes unused files, ours after a day; older ones are uploaded again. */
const UPLOADS_LAST_MS = 12 * 60 * 60 * 1000;

/** Restores drafts into the form around. */
export const useFill = () => {
  const editing = useEditing();
  const uploads = useUploads();
  const queryClient = useQueryClient();
  const { setValue } = useFormContext();
  /** What a draft was begun with over the stored record, and that record. */
  const former = useRef<{ begun: RaRecord; stored: RaRecord }>(undefined);

  /** Makes the form one that was begun with what the draft was. @returns asks like a save with a conflict; undefined where nobody has saved since */
  const beginLike = (draft: Draft, opened: RaRecord) => {
    const stored = former.current?.begun === opened ? former.current.stored : opened;
    const { version = 0, status: begunStatus = stored.status, wasOnSite } = draft.base ?? {};
    // elsewhere it is a field that people write
    const status = isPublishable(draft.kind) ? begunStatus : stored.status;
    const onSite = isOnSite(stored);
    const isNumbered = hasVersion(stored);
    const site = isNumbered || wasOnSite === undefined || onSite === undefined ? {} : { wasOnSite, onSite };
    const isMoved = site.wasOnSite !== site.onSite;
    // with a former version, the depository refuses a save that precedes the merge; a restored one may have come to the draft's version again
    const earlier = isNumbered && { version: Math.max(0, Math.min(version, stored.version - 1)) };
    const base: RaRecord = { ...stored, status, ...earlier };
    const begun = [...draft.files.filter((file) => 'opened' in file), ...draft.fields].reduce(
      (record, { path, opened: value }) => withValue(record, path, value),
      base,
    );
    if (!isMoved && begun.status === stored.status && changedFields(begun, stored).length === 0)
      return undefined;
    if (earlier) setValue('version', earlier.version);
    // another depository may tell by its lists alone that the record was published
    const list = listOf(wasOnSite);
    editing.opened = list ? openedIn(list, begun) : begun;
    former.current = { begun: editing.opened, stored };
    return () => editing.merge?.(stored, site);
  };

  /** Calls back as soon as none of these fields has a file that is uploaded or has failed. */
  const whenArrived = (paths: ReadonlySet<string>, then: () => void) => {
    const isAwaited = (path: string) => (uploads.all().get(path)?.status ?? 'sent') !== 'sent';
    const check = () => {
      if ([...paths].some(isAwaited)) return;
      stop();
      then();
    };
    const stop = uploads.subscribe(check);
    check();
  };

  return (draft: Draft, files: ReadonlyMap<string, File>) => {
    const isOld = Date.now() - draft.savedAt > UPLOADS_LAST_MS;
    const toUpload = new Set<string>();
    for (const known of draft.files) {
      const { path, id, name, sizeBytes } = known;
      const file = files.get(path);
      if (file && (id === undefined || isOld)) {
        // what the field held may be removed by now
        toUpload.add(path);
        uploads.start(path, file);
      } else if (id !== undefined) {
        const isCover = /cover/i.test(path);
        if (file || !isCover)
          queryClient.setQueryData((isCover ? coverKey : pdfKey)(id), file ?? { name, size: sizeBytes });
        uploads.restore(path, { ...known, file });
      }
    }
    for (const { path, typed } of draft.fields)
      if (!toUpload.has(path)) setValue(path, typed, { shouldDirty: true });
    editing.resume(draft);
    const ask = editing.opened && beginLike(draft, editing.opened);
    // an own file differs from a colleague's only when it has arrived
    if (ask) whenArrived(toUpload, ask);
  };
};
