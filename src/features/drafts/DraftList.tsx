import { Button, Chip } from '@mui/material';
import { useState } from 'react';
import { LinkBase, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useMayOpen } from '../../access.ts';
import { Confirm } from '../../components/Confirm.tsx';
import { ListedRow, ListedSection } from '../../components/ListedSection.tsx';
import { addresses } from '../../routing/addresses.ts';
import { isScreen } from '../../wire/kinds.ts';
import { type Draft, momentOf, NEW, restoring } from './draft.ts';
import { useDrafts, useRecordDrafts } from './useDrafts.ts';

/** The user's drafts of all kinds that the role may open, with links to their forms. */
export const DraftList = () => {
  const translate = useTranslate();
  const mayOpen = useMayOpen();
  const { drafts, remove } = useDrafts();
  const [removed, setRemoved] = useState<Draft>();
  const own = drafts?.filter(({ kind }) => mayOpen?.(kind)) ?? [];
  if (own.length === 0) return null;
  return (
    <ListedSection
      title={translate('drafts.title')}
      below={
        <Confirm
          isOpen={removed !== undefined}
          title={translate('drafts.removeTitle')}
          content={removed && translate('drafts.removeText', { when: momentOf(removed) })}
          confirm={translate('ra.action.delete')}
          onConfirm={() => removed && remove(removed)}
          close={() => setRemoved(undefined)}
        />
      }
    >
      {own.map((draft) => (
        <Row key={draft.id} draft={draft} onRemove={() => setRemoved(draft)} />
      ))}
    </ListedSection>
  );
};

/** The name of a draft with its kind, and what else distinguishes it. */
const useWords = (draft: Draft) => {
  const translate = useTranslate();
  const { kind, item, title } = draft;
  const kindName = translate(`resources.${kind}.name`);
  const isOnlyOne = isScreen(kind) && !addresses[kind].form && item === NEW;
  if (isOnlyOne) return { name: kindName, whole: kindName, caption: momentOf(draft) };
  const place = item === NEW ? translate('drafts.newRecord') : /^\d+$/.test(item) ? `№ ${item}` : item;
  const name = title || place;
  return {
    name,
    whole: `${kindName}, ${name}`,
    caption: [kindName, title && place, momentOf(draft)].filter(Boolean).join(' · '),
  };
};

const Row = ({ draft, onRemove }: { draft: Draft; onRemove: () => void }) => {
  const translate = useTranslate();
  const { name, whole, caption } = useWords(draft);
  return (
    <ListedRow title={name} caption={caption}>
      <Button
        component={LinkBase}
        to={draft.path}
        state={restoring(draft)}
        data-action="continue"
        aria-label={translate('dashboard.continue', { name: whole })}
      >
        {translate('drafts.continue')}
      </Button>
      <Button
        color="error"
        data-action="remove"
        onClick={onRemove}
        aria-label={`${translate('drafts.remove')}: ${whole}`}
      >
        {translate('ra.action.delete')}
      </Button>
    </ListedRow>
  );
};

/** Marks a row whose record has a draft. */
export const DraftMark = () => {
  const translate = useTranslate();
  const kind = useResourceContext();
  const id = String(useRecordContext()?.id);
  const [draft] = useRecordDrafts(kind, id).drafts;
  if (!draft) return null;
  return (
    <Chip
      color="warning"
      label={translate('drafts.mark')}
      title={translate('drafts.found', { when: momentOf(draft) })}
      sx={{ display: 'inline-flex', alignSelf: 'flex-start', marginTop: 0.25 }}
    />
  );
};
