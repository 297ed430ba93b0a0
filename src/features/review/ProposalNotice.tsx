import { Alert, AlertTitle, Link } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import type { ProposalNoticeProps } from '../../components/features.tsx';
import { reviewPath } from '../../dataProvider/reviewCalls.ts';
import { russianMoment } from '../../dates.ts';
import { BASE } from '../../routing/returnTo.ts';
import { CURRENCIES } from '../../wire/wire.ts';
import { DroppedVersion, RemarkText } from './Remarks.tsx';

/** Tells that changes need another user's approval, who may give it, and what is waiting already. */
export const ProposalNotice = ({ kind, id, state }: ProposalNoticeProps) => {
  const translate = useTranslate();
  if (!state?.isAsked && !state?.change) return null;
  const { change, approvers, isAsked } = state;
  const names = approvers.map(({ name, login }) => name || login).join(', ');
  const who = names ? translate('review.approvers', { names }) : translate('proposals.nobody');
  const asked = isAsked && `${translate('proposals.asked')} ${who}`;
  const { author, returned, answered, waitingSince = '', mayApprove, reason } = change ?? {};
  const { by: name = author?.name, at = waitingSince } = returned ?? {};
  return (
    <Alert
      severity={change ? 'warning' : 'info'}
      variant="outlined"
      className="screen-only"
      sx={{ marginBottom: 2, '& .MuiAlert-message': { display: 'grid', gap: 0.5, minWidth: 0 } }}
    >
      {change && (
        <AlertTitle sx={{ margin: 0, fontWeight: 600 }}>
          {translate(`proposals.${returned ? 'returned' : 'waits'}`, { name, at: russianMoment(at) })}
        </AlertTitle>
      )}
      {returned && <RemarkText>{returned.note}</RemarkText>}
      {returned && <div>{translate('proposals.returnedOf', { name: author?.name })}</div>}
      {returned &&
        (kind === 'statistics' ? (
          <DroppedVersion of={returned} />
        ) : (
          <div>{translate('proposals.droppedList', { currency: CURRENCIES[id - 1] })}</div>
        ))}
      {change && !returned && <div>{translate(`proposals.inForce.${kind}`)}</div>}
      {change && !returned && <div>{mayApprove ? translate('proposals.youMay') : reason}</div>}
      {(!change || returned) && asked && <div>{asked}</div>}
      {answered && !returned && (
        <RemarkText>
          {translate('proposals.answered', { name: answered.by, at: russianMoment(answered.at) })}:{' '}
          {answered.note}
        </RemarkText>
      )}
      {change && (
        <Link
          component={LinkBase}
          to={`${BASE}/${reviewPath(kind, id)}`}
          sx={{ justifySelf: 'start', lineHeight: '24px' }}
        >
          {translate(`proposals.${returned ? 'discuss' : 'open'}`)}
        </Link>
      )}
    </Alert>
  );
};
