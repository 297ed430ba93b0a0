import { useCreatePath, useNavigate, useResourceContext } from 'ra-core';
import { DraftNotice } from './DraftNotice.lazy.tsx';
import { useDrafts } from './useDrafts.ts';

/** Offers what was typed of a record that is gone: for a new one. */
export const LostDrafts = ({ item }: { item: string }) => {
  const kind = useResourceContext();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { drafts = [], makeNew, remove } = useDrafts();
  const form = createPath({ resource: kind, type: 'create' });
  return drafts
    .filter((draft) => draft.kind === kind && draft.item === item)
    .map((draft) => (
      <DraftNotice
        key={draft.id}
        drafts={[draft]}
        elsewhere={[]}
        openedAt={(source) => draft.fields.find(({ path }) => path === source)?.opened}
        tell={undefined}
        restoreLabel="drafts.createAnew"
        onRestore={async () => {
          await makeNew(draft, form);
          navigate(form);
        }}
        onRemove={remove}
      />
    ));
};
