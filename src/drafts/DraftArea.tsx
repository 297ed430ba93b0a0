import './leavingTexts.ts';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../components/lazyScreen.tsx';
import { Notice } from '../components/Notice.tsx';
import { type Drafted, useKeptDraft } from './useKeptDraft.ts';

const DraftNotice = lazyScreen(() => import('./DraftNotice.lazy.tsx'), 'DraftNotice');

/** Stands at the top of a form: keeps it, and says what there is to say of its drafts; usually nothing. */
export const DraftArea = ({ drafted }: { drafted: Drafted }) => {
  const translate = useTranslate();
  const { found, elsewhere, isFailing, restore, remove } = useKeptDraft(drafted);
  const [isRestored, setIsRestored] = useState(false);
  return (
    <>
      <div role="status">{isRestored && <Notice severity="info" title={translate('drafts.restored')} />}</div>
      {isFailing && (
        <Notice
          severity="warning"
          title={translate('drafts.failing')}
          text={translate('drafts.failingText')}
        />
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
