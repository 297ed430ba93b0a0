import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { Fragment, type ReactNode, useId } from 'react';
import { Notice } from '../components/Notice.tsx';
import { SkeletonRows } from '../components/SkeletonRows.tsx';
import { useReadOf } from '../components/useRead.ts';
import { type AuditRow, auditCalls, type WholeAuditRow } from '../dataProvider/trailCalls.ts';
import { russianMoment } from '../dates.ts';
import { AuditChanges } from './AuditChanges.tsx';
import { useKindName } from './useKindName.ts';
import { deedInWords } from './words.ts';

const Digest = ({ children }: { children: string }) => (
  <Box component="code" sx={{ fontFamily: 'monospace', fontSize: 12.5, overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);

const useFacts = (row: WholeAuditRow): [string, ReactNode][] => {
  const translate = useTranslate();
  const kindName = useKindName();
  const { recordId: id, version, role } = row;
  const record =
    id === null ? kindName(row.kind) : translate('audit.recordIn', { kind: kindName(row.kind), id });
  return [
    ['fields.at', russianMoment(row.at)],
    ['fields.who', row.name || translate('audit.nobody')],
    ['login', row.login],
    ['role', role && translate(`shell.roles.${role}`, { _: role })],
    ['address', row.address],
    ['requestId', row.requestId],
    ['record', record],
    ['version', version],
    ['number', row.id],
    ['fields.chain', translate(row.isIntact ? 'audit.intact' : 'audit.broken')],
    ['digest', <Digest key="digest">{row.digest}</Digest>],
    ['previous', row.previous && <Digest key="previous">{row.previous}</Digest>],
  ];
};

const Facts = ({ row }: { row: WholeAuditRow }) => {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
        columnGap: 2,
        rowGap: { xs: 0, sm: 0.75 },
        margin: 0,
        '& dt': { color: 'text.secondary', fontSize: 14 },
        '& dd': { margin: 0, marginBottom: { xs: 1, sm: 0 }, minWidth: 0, overflowWrap: 'anywhere' },
      }}
    >
      {useFacts(row).map(
        ([label, value]) =>
          value !== '' &&
          value !== null && (
            <Fragment key={label}>
              <dt>{translate(`audit.${label}`)}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
    </Box>
  );
};

const Content = ({ row }: { row: WholeAuditRow }) => {
  const translate = useTranslate();
  return (
    <>
      {!row.isIntact && (
        <Notice title={translate('audit.brokenTitle')} text={translate('audit.brokenText')} />
      )}
      <AuditChanges row={row} />
      <Facts row={row} />
    </>
  );
};

/** Everything that is known of a row of the log. */
export const AuditRowDialog = ({ row, onClose }: { row: AuditRow; onClose: () => void }) => {
  const translate = useTranslate();
  const id = useId();
  const { data, error, refetch } = useReadOf('auditRow', auditCalls.row(row.id));
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ paddingInlineEnd: 7, overflowWrap: 'anywhere' }}>
        {`${row.name || translate('audit.nobody')} ${deedInWords(row)}`}
      </DialogTitle>
      <IconButton
        onClick={onClose}
        aria-label={translate('list.close')}
        sx={{ position: 'absolute', top: 12, insetInlineEnd: 12 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {data && <Content row={data} />}
        {error && (
          <Notice
            title={translate('list.failed')}
            text={error.message}
            action={{ label: translate('list.retry'), onClick: () => void refetch() }}
          />
        )}
        {!data && !error && <SkeletonRows rowCount={5} columnCount={2} />}
      </DialogContent>
    </Dialog>
  );
};
