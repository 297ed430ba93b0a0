import { Box } from '@mui/material';
import { createContext, type PropsWithChildren, useContext, useState } from 'react';
import { useLocation, useNavigate, useTranslate } from 'react-admin';
import { useEditing } from '../../components/form/formState.ts';
import { Notice } from '../../components/Notice.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { useDraft } from './useDraft.ts';

const DraftContext = createContext<ReturnType<typeof useDraft> | undefined>(undefined);

/** Around the form's notices, so that its save middleware runs outside of theirs. */
export const DraftProvider = ({ children }: PropsWithChildren) => (
  <DraftContext value={useDraft()}>{children}</DraftContext>
);

/** By the save button: what is typed would outlast a closed page. On a phone there is no room. */
export const DraftHint = () => {
  const translate = useTranslate();
  const isWritten = useContext(DraftContext)?.isWritten;
  return (
    isWritten && (
      <Box component="span" sx={{ display: { xs: 'none', sm: 'block' }, fontSize: 13 }}>
        {translate('drafts.stored')}
      </Box>
    )
  );
};

/** Above the inputs: the form's drafts, the result of restoring one, and whether the form cannot be stored. */
export const DraftNotices = () => {
  const translate = useTranslate();
  const form = useContext(DraftContext);
  const [restored, setRestored] = useState<{ key: string; unreadable: readonly string[] }>();
  const editing = useEditing();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { draft: chosen, ...rest } = Object(state);
  if (!form) return null;
  const { drafts, isFailing, restore, openElsewhere, remove, ...each } = form;
  return (
    <>
      <Box role="status" sx={{ '&:not(:empty)': { marginBottom: 2.5 } }}>
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
        <Notice
          severity="warning"
          title={translate('drafts.failing')}
          text={translate('drafts.failingText')}
          marginBottom={2.5}
        />
      )}
      {drafts.map((draft) => (
        <DraftNotice
          key={draft.id}
          draft={draft}
          isChosen={draft.id === chosen}
          isOpenElsewhere={openElsewhere.has(draft.id)}
          onRestore={async () => {
            // only once: a reload or Back does not restore it again
            if (chosen) navigate({ pathname, search }, { replace: true, state: rest });
            const unreadable = await restore(draft);
            setRestored({ key: editing.saveKey, unreadable });
          }}
          onRemove={() => remove(draft)}
          {...each}
        />
      ))}
    </>
  );
};
