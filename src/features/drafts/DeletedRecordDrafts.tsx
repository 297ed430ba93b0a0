import { useContext } from 'react';
import { useCreatePath, useNavigate, useParams, useRecordContext, useResourceContext } from 'react-admin';
import { RecreateContext } from '../../components/form/recreate.ts';
import { Notice } from '../../components/Notice.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import type { Draft } from './draft.ts';
import { useDrafts } from './useDrafts.ts';

/** Offers the drafts of a deleted record for a new one. */
export const DeletedRecordDrafts = () => {
  const kind = useResourceContext();
  const { id } = useParams<{ id: string }>();
  const item = String(useRecordContext()?.id ?? id);
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { drafts = [], makeNew, makeOther, remove } = useDrafts();
  const recreate = useContext(RecreateContext);
  const own = drafts.filter((draft) => draft.kind === kind && draft.item === item);
  if (own.length === 0) return null;

  const restore = async (draft: Draft) => {
    const path = createPath({ resource: kind, type: 'create' });
    if (!recreate) {
      await makeNew(draft, path);
      return navigate(path);
    }
    const typed = Object.fromEntries(draft.fields.map((field) => [field.path, field.typed]));
    const { values, ...form } = recreate.formFor({ ...draft.whole, ...typed });
    const fields = Object.entries(values).map(([source, value]) => ({
      path: source,
      opened: undefined,
      typed: value,
    }));
    await makeOther(draft, { ...form, fields, whole: undefined });
    navigate(form.path);
  };

  return (
    <>
      {recreate && <Notice severity="warning" title={recreate.title} />}
      {own.map((draft) => (
        <DraftNotice
          key={draft.id}
          draft={draft}
          openedAt={(source) => draft.fields.find(({ path }) => path === source)?.opened}
          restoreLabel="drafts.createAnew"
          onRestore={() => restore(draft)}
          onRemove={() => remove(draft)}
        />
      ))}
    </>
  );
};
