import './leavingTexts.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../components/lazyScreen.tsx';
import { Notice } from '../components/Notice.tsx';
import { type Drafted, useKeptDraft } from './useKeptDraft.ts';

const DraftNotice = lazyScreen(() => import('./DraftNotice.lazy.tsx'), 'DraftNotice');

const noticeSx = { '&:not(:empty)': { marginBottom: 2.5 } };

/** Stands at the top of a form: keeps it, and says what there is to say of its drafts; usually nothing. */
export const DraftArea = ({ drafted }: { drafted: Drafted }) => {
  const translate = useTranslate();
  const { found, elsewhere, isFailing, restore, remove } = useKeptDraft(drafted);
  const [isRestored, setIsRestored] = useState(false);
  return (
    <>
      <Box role="status" sx={noticeSx}>
        {isRestored && (
          <Notice
            severity="info"
            title={translate('drafts.restored')}
            text={translate('drafts.restoredText')}
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
      {found.length > 0 && (
        <Suspense fallback={null}>
          <DraftNotice
            drafts={found}
            elsewhere={elsewhere}
            openedAt={drafted.openedAt}
            tell={drafted.tell}
            onRestore={async (draft) => {
              await restore(draft);
              setIsRestored(true);
            }}
            onRemove={remove}
          />
        </Suspense>
      )}
    </>
  );
};
