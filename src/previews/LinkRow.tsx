import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useAct } from '../components/act/useAct.ts';
import { useDepository } from '../components/act/useDepository.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { ListedRow } from '../components/ListedRow.tsx';
import { RowFailure } from '../components/RowFailure.tsx';
import { type PreviewLink, previewCalls } from '../dataProvider/previewCalls.ts';
import { russianMoment } from '../dates.ts';
import { PREVIEWS } from './previews.ts';

/** One link: what it shows, how it stands, and what ends it. */
export const LinkRow = ({ link }: { link: PreviewLink }) => {
  const translate = useTranslate();
  const { change } = useDepository();
  const [isAsked, setIsAsked] = useState(false);
  const { act, isActing, error } = useAct({
    run: () => change(PREVIEWS, previewCalls.withdraw(link.id)),
    subject: link.id,
    mutationKey: ['act', 'previews', 'withdraw'],
  });
  const version = translate('previews.version', { version: link.version });
  const made = translate('previews.madeBy', { name: link.createdByName, at: russianMoment(link.createdAt) });
  const isOpen = !link.withdrawnAt && Date.parse(link.endsAt) > Date.now();
  const label = translate('previews.withdraw');
  return (
    <ListedRow
      title={version}
      caption={
        <>
          <div>{made}</div>
          <div>{useStanding(link)}</div>
          <div>
            {link.openedAt
              ? translate('previews.opened', { smart_count: link.opened, at: russianMoment(link.openedAt) })
              : translate('previews.neverOpened')}
          </div>
        </>
      }
    >
      {isOpen && (
        <Button
          color="error"
          data-action="withdraw"
          aria-busy={isActing}
          aria-label={translate('previews.withdrawOf', { name: `${version}. ${made}` })}
          onClick={() => setIsAsked(true)}
        >
          {label}
        </Button>
      )}
      {error && <RowFailure text={error.message} action={label} onRetry={() => act()} />}
      <ConfirmDialog
        open={isAsked}
        title={translate('previews.withdrawTitle')}
        text={translate('previews.withdrawText')}
        confirmLabel={label}
        cancelLabel={translate('remove.cancel')}
        onConfirm={() => {
          setIsAsked(false);
          act();
        }}
        onCancel={() => setIsAsked(false)}
      />
    </ListedRow>
  );
};

const useStanding = ({ withdrawnAt, withdrawnByName, endsAt }: PreviewLink) => {
  const translate = useTranslate();
  if (withdrawnAt) {
    return translate('previews.withdrawn', { name: withdrawnByName ?? '', at: russianMoment(withdrawnAt) });
  }
  const isOver = Date.parse(endsAt) <= Date.now();
  return translate(`previews.${isOver ? 'ended' : 'until'}`, { at: russianMoment(endsAt) });
};
