import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { type Fact, FactList } from '../../components/FactList.tsx';
import { Notice } from '../../components/Notice.tsx';
import { ReadingDialog } from '../../components/ReadingDialog.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { type AuditRow, auditCalls, type WholeAuditRow } from '../../dataProvider/trailCalls.ts';
import { russianMoment } from '../../dates.ts';
import { AuditChanges } from './AuditChanges.tsx';
import { useKindName } from './useKindName.ts';
import { deedInWords } from './words.ts';

const Digest = ({ children }: { children: string }) => (
  <Box component="code" sx={{ fontFamily: 'monospace', fontSize: 12.5, overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);

/** What each fact is called in the texts of the log, and what it is. */
const useFacts = (row: WholeAuditRow): Fact[] => {
  const translate = useTranslate();
  const kindName = useKindName();
  const { recordId: id, version, role } = row;
  const record =
    id === null ? kindName(row.kind) : translate('audit.recordIn', { kind: kindName(row.kind), id });
  return [
    ['fields.at', russianMoment(row.at)],
    ['fields.who', row.name || translate('audit.nobody')],
    ['reason', row.reason],
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

const Content = ({ row }: { row: WholeAuditRow }) => {
  const translate = useTranslate();
  const facts = useFacts(row);
  return (
    <>
      {!row.isIntact && (
        <Notice title={translate('audit.brokenTitle')} text={translate('audit.brokenText')} />
      )}
      <AuditChanges row={row} />
      <FactList rows={facts.map(([label, value]) => [translate(`audit.${label}`), value])} />
    </>
  );
};

/** Everything that is known of a row of the log. */
export const AuditRowDialog = ({ row, onClose }: { row: AuditRow; onClose: () => void }) => {
  const translate = useTranslate();
  const { data, error, refetch } = useReadOf('auditRow', auditCalls.row(row.id));
  return (
    <ReadingDialog
      title={`${row.name || translate('audit.nobody')} ${deedInWords(row)}`}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
      onClose={onClose}
    >
      {data && <Content row={data} />}
      {error && (
        <Notice
          title={translate('list.failed')}
          text={error.message}
          action={{ label: translate('list.retry'), onClick: () => void refetch() }}
        />
      )}
      {!data && !error && <SkeletonRows rowCount={5} columnCount={2} />}
    </ReadingDialog>
  );
};
