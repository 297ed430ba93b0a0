import { Alert, AlertTitle, Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import type { ProposalNoticeProps } from '../../components/features.tsx';
import { type Person, reviewPath } from '../../dataProvider/reviewCalls.ts';
import { russianMoment } from '../../dates.ts';
import { BASE } from '../../routing/addresses.ts';
import { RemarkText } from './Remarks.tsx';

const namesOf = (people: readonly Person[]) => people.map(({ name, login }) => name || login).join(', ');

/** That changes wait for somebody else, for whom, and what of them waits already. */
export const ProposalNotice = ({ kind, id, state }: ProposalNoticeProps) => {
  const translate = useTranslate();
  if (!state?.isAsked && !state?.told) return null;
  const { told, approvers, isAsked } = state;
  const who = (people: readonly Person[]) =>
    people.length > 0
      ? translate('proposals.who', { names: namesOf(people) })
      : translate('proposals.nobody');
  const asked = isAsked && (
    <Box>
      {translate('proposals.asked')} {who(approvers)}
    </Box>
  );
  if (!told) return <Place severity="info">{asked}</Place>;
  const { author, returned, answered, waitingSince, mayApprove, reason } = told;
  if (returned) {
    const { by, at, note } = returned;
    return (
      <Place severity="warning" title={translate('proposals.returned', { name: by, at: russianMoment(at) })}>
        <RemarkText>{note}</RemarkText>
        <Box>{translate('proposals.returnedOf', { name: author.name })}</Box>
        {asked}
        <Way kind={kind} id={id} text="proposals.discuss" />
      </Place>
    );
  }
  return (
    <Place
      severity="warning"
      title={translate('proposals.waits', { name: author.name, at: russianMoment(waitingSince) })}
    >
      <Box>{translate(`proposals.inForce.${kind}`)}</Box>
      <Box>{mayApprove ? translate('proposals.youMay') : reason}</Box>
      {answered && (
        <RemarkText>
          {translate('proposals.answered', { name: answered.by, at: russianMoment(answered.at) })}:{' '}
          {answered.note}
        </RemarkText>
      )}
      <Way kind={kind} id={id} text="proposals.open" />
    </Place>
  );
};

const Way = ({ kind, id, text }: { kind: string; id: number; text: string }) => (
  <Link
    component={LinkBase}
    to={`${BASE}/${reviewPath(kind, id)}`}
    sx={{ justifySelf: 'start', lineHeight: '24px' }}
  >
    {useTranslate()(text)}
  </Link>
);

const Place = ({
  severity,
  title,
  children,
}: {
  severity: 'info' | 'warning';
  title?: string;
  children: ReactNode;
}) => (
  <Alert
    severity={severity}
    variant="outlined"
    className="screen-only"
    sx={{ marginBottom: 2, '& .MuiAlert-message': { display: 'grid', gap: 0.5, minWidth: 0 } }}
  >
    {title && <AlertTitle sx={{ margin: 0, fontWeight: 600 }}>{title}</AlertTitle>}
    {children}
  </Alert>
);
