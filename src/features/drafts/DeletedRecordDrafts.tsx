import { useCreatePath, useNavigate, useParams, useResourceContext } from 'react-admin';
import { DraftNotice } from './DraftNotice.tsx';
import { useDrafts } from './useDrafts.ts';

/** Offers the drafts of a deleted record for a new one. */
export const DeletedRecordDrafts = () => {
  const kind = useResourceContext();
  const { id: item } = useParams<{ id: string }>();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { drafts = [], makeNew, remove } = useDrafts();
  const form = createPath({ resource: kind, type: 'create' });
  return drafts
    .filter((draft) => draft.kind === kind && draft.item === item)
    .map((draft) => (
      <DraftNotice
        key={draft.id}
        draft={draft}
        openedAt={(source) => draft.fields.find(({ path }) => path === source)?.opened}
        restoreLabel="drafts.createAnew"
        onRestore={async () => {
          await makeNew(draft, form);
          navigate(form);
        }}
        onRemove={() => remove(draft)}
      />
    ));
};
