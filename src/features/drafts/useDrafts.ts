import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useDepository } from '../../components/act/useDepository.ts';
import { newKey } from '../../dataProvider/attempts.ts';
import { type Draft, NEW } from './draft.ts';
import { draftChanges, watchDrafts } from './mayHaveDrafts.ts';
import { openDrafts } from './openDrafts.ts';

/** Own drafts, the newest first: read anew by every screen that shows them, and as they change here, once for all of its rows. */
export const useDrafts = () => {
  const { ask } = useDepository();
  const changes = useSyncExternalStore(watchDrafts, draftChanges);
  const { data, error } = useQuery({
    queryKey: ['drafts', 'own', changes],
    queryFn: async (): Promise<readonly Draft[]> => (await (await openDrafts(ask))?.all()) ?? [],
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const changed = async (
    change: (box: Awaited<ReturnType<typeof openDrafts>>) => Promise<void> | undefined,
  ) => {
    await change(await openDrafts(ask));
  };
  /** Makes a draft that of another form. */
  const makeOther = (draft: Draft, other: Pick<Draft, 'item' | 'path' | 'fields'> & Partial<Draft>) =>
    changed((box) => box?.takeOver(draft, newKey(), { ...draft, ...other, key: newKey() }));
  return {
    drafts: data,
    error,
    /** Makes the draft of a record that is gone that of a new one, whose form is at `path`. */
    makeNew: (draft: Draft, path: string) =>
      makeOther(draft, {
        item: NEW,
        path,
        fields: draft.fields.map((field) => ({ ...field, opened: undefined })),
      }),
    makeOther,
    remove: (draft: Draft) => changed((box) => box?.remove(draft.id, draft)),
    removeAll: () => changed((box) => box?.removeAll()),
  };
};
