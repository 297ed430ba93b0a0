import './leavingTexts.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { Notice } from '../../components/Notice.tsx';
import { type Drafted, type Restored, useKeptDraft } from './useKeptDraft.ts';

const DraftNotice = lazyScreen(() => import('./DraftNotice.lazy.tsx'), 'DraftNotice');

const noticeSx = { '&:not(:empty)': { marginBottom: 2.5 } };

/** Stands at the top of a form: keeps it, and says what there is to say of its drafts; usually nothing. */
export const DraftArea = ({ drafted }: { drafted: Drafted }) => {
  const translate = useTranslate();
  const { found, elsewhere, isFailing, restore, remove } = useKeptDraft(drafted);
  const [restored, setRestored] = useState<Restored>();
  return (
    <>
      <Box role="status" sx={noticeSx}>
        {restored?.key === drafted.saveKey && (
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
      {found.length > 0 && (
        <Suspense fallback={null}>
          <DraftNotice
            drafts={found}
            elsewhere={elsewhere}
            openedAt={drafted.openedAt}
            tell={drafted.tell}
            isLocked={drafted.isLocked}
            onRestore={async (draft) => setRestored(await restore(draft))}
            onRemove={remove}
          />
        </Suspense>
      )}
    </>
  );
};
