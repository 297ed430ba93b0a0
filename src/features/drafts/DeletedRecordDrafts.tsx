import { useContext } from 'react';
import {
  useCreatePath,
  useNavigate,
  useParams,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { RecreateContext } from '../../components/form/recreate.ts';
import { Notice } from '../../components/Notice.tsx';
import { mayBePublished } from '../../dataProvider/handOver.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { type Draft, NEW, restoring } from './draft.ts';
import { useRecordDrafts } from './useDrafts.ts';

export const DeletedRecordDrafts = () => {
  const kind = useResourceContext();
  const { id } = useParams<{ id: string }>();
  const item = String(useRecordContext()?.id ?? id);
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const translate = useTranslate();
  const { drafts, move, remove } = useRecordDrafts(kind, item);
  const recreate = useContext(RecreateContext);
  if (drafts.length === 0) return null;

  const formFor = ({ fields, whole }: Draft) => {
    const typed = Object.fromEntries(fields.map((field) => [field.path, field.typed]));
    if (!recreate) return { item: NEW, path: createPath({ resource: kind, type: 'create' }), values: typed };
    return recreate.formFor({ ...whole, ...typed });
  };
  const restore = async (draft: Draft) => {
    const { values, ...form } = formFor(draft);
    const fields = Object.entries(values).map(([path, typed]) => ({ path, opened: undefined, typed }));
    await move(draft, { ...form, fields, whole: undefined });
    navigate(form.path, { state: restoring({ ...draft, item: form.item }) });
  };

  return (
    <>
      <Notice
        marginBottom={1.5}
        severity="warning"
        title={recreate?.title ?? translate('drafts.onlyChanged')}
      />
      {drafts.some(({ base }) => mayBePublished(base?.wasOnSite)) && (
        <Notice marginBottom={1.5} severity="warning" title={translate('drafts.mayBePublished')} />
      )}
      {drafts.map((draft) => (
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
