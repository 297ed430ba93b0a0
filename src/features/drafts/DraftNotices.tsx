import { Box } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useEditing } from '../../components/form/formState.ts';
import { Notice } from '../../components/Notice.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { useFormDrafts } from './DraftProvider.tsx';

const noticeSx = { '&:not(:empty)': { marginBottom: 2.5 } };

/** Above the inputs: the drafts of this form, what became of a restored one, and whether the form cannot be stored. */
export const DraftNotices = () => {
  const translate = useTranslate();
  const form = useFormDrafts();
  const [restored, setRestored] = useState<{ key: string; unreadable: readonly string[] }>();
  const editing = useEditing();
  if (!form) return null;
  const { drafts, isFailing, restore, ...each } = form;
  return (
    <>
      <Box role="status" sx={noticeSx}>
        {restored?.key === editing.saveKey && (
          <Notice
            severity="info"
            title={translate('drafts.restored')}
            text={[
              ...restored.unreadable.map((name) => translate('drafts.unreadableFile', { name })),
              translate('drafts.restoredText'),
            ].join(' ')}
          />
        )}
      </Box>
      {isFailing && (
        <Box sx={noticeSx}>
          <Notice
            severity="warning"
            title={translate('drafts.failing')}
            text={translate('drafts.failingText')}
          />
        </Box>
      )}
      {drafts.map((draft) => (
        <DraftNotice
          key={draft.id}
          draft={draft}
          isOpenElsewhere={each.openElsewhere.has(draft.id)}
          openedAt={each.openedAt}
          isLocked={each.isLocked}
          onRestore={async () => {
            const unreadable = await restore(draft);
            setRestored({ key: editing.saveKey, unreadable });
          }}
          onRemove={() => each.remove(draft)}
        />
      ))}
    </>
  );
};
