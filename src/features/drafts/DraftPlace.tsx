import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Notice } from '../../components/Notice.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { ToldDifferences } from './ToldDifferences.tsx';
import { areDraftsStored } from './useDraftStore.ts';
import { type Drafted, useKeptDraft } from './useKeptDraft.ts';

/** The drafts of a form of the fund. */
export const DraftPlace = ({ drafted }: { drafted: Drafted }) => {
  const { exit } = drafted;
  // a save waits for the drafts only where there are any
  useEffect(() => {
    if (!areDraftsStored()) exit.current.settleKeeping?.();
  }, [exit]);
  return areDraftsStored() ? <Drafts drafted={drafted} /> : null;
};

const Drafts = ({ drafted }: { drafted: Drafted }) => {
  const translate = useTranslate();
  const { drafts, openElsewhere, isFailing, restore, remove } = useKeptDraft(drafted);
  const [isRestored, setIsRestored] = useState(false);
  return (
    <>
      <Box role="status" sx={{ '&:not(:empty)': { marginBottom: 2.5 } }}>
        {isRestored && (
          <Notice
            severity="info"
            title={translate('drafts.restored')}
            text={translate('drafts.restoredText')}
          />
        )}
      </Box>
      {isFailing && (
        <Notice
          severity="warning"
          title={translate('drafts.failing')}
          text={translate('drafts.failingText')}
        />
      )}
      {drafts.map((draft) => (
        <DraftNotice
          key={draft.id}
          draft={draft}
          isOpenElsewhere={openElsewhere.has(draft.id)}
          openedAt={drafted.openedAt}
          isLocked={drafted.isLocked}
          onRestore={async () => {
            await restore(draft);
            setIsRestored(true);
          }}
          onRemove={() => remove(draft)}
        >
          {drafted.tell && <ToldDifferences draft={draft} tell={drafted.tell} />}
        </DraftNotice>
      ))}
    </>
  );
};
