import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { ListedRow } from '../../components/ListedRow.tsx';
import { RowFailure } from '../../components/RowFailure.tsx';
import { useQuestion } from '../../components/useQuestion.tsx';
import { type PreviewLink, previewCalls } from '../../dataProvider/previewCalls.ts';
import { russianMoment } from '../../dates.ts';
import { PREVIEWS } from './previews.ts';

/** One link: what it shows, how it stands, and what ends it. */
export const LinkRow = ({ link }: { link: PreviewLink }) => {
  const translate = useTranslate();
  const { change } = useDepository();
  const { act, isActing, error } = useAct({
    run: () => change(PREVIEWS, previewCalls.withdraw(link.id)),
    subject: link.id,
    mutationKey: ['act', 'previews', 'withdraw'],
  });
  const version = translate('previews.version', { version: link.version });
  const made = translate('previews.madeBy', { name: link.createdByName, at: russianMoment(link.createdAt) });
  const isOpen = !link.withdrawnAt && Date.parse(link.endsAt) > Date.now();
  const label = translate('previews.withdraw');
  const { ask, question } = useQuestion({
    title: translate('previews.withdrawTitle'),
    text: translate('previews.withdrawText'),
    confirm: label,
    onConfirm: act,
  });
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
          onClick={ask}
        >
          {label}
        </Button>
      )}
      {error && <RowFailure text={error.message} action={label} onRetry={() => act()} />}
      {question}
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
