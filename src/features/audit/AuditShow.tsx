import { FunctionField, SimpleShowLayout, useGetOne, useTranslate } from 'react-admin';
import { Notice } from '../../components/Notice.tsx';
import { ReadingDialog } from '../../components/ReadingDialog.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import type { AuditRow, WholeAuditRow } from '../../dataProvider/trailCalls.ts';
import { russianMoment } from '../../dates.ts';
import { AuditChanges } from './AuditChanges.tsx';
import { useAuditTexts } from './useAuditTexts.ts';

const factsSx = {
  padding: 0,
  overflowWrap: 'anywhere',
  '& .RaSimpleShowLayout-stack': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: 1.5,
  },
};

const Content = ({ row }: { row: WholeAuditRow }) => {
  const translate = useTranslate();
  const { kindName } = useAuditTexts();
  const { recordId: id, role } = row;
  const kind = kindName(row.kind);
  const facts: [source: string, value: string | number | null][] = [
    ['at', russianMoment(row.at)],
    ['name', row.name || translate('audit.nobody')],
    ['reason', row.reason],
    ['login', row.login],
    ['role', role && translate(`shell.roles.${role}`, { _: role })],
    ['address', row.address],
    ['requestId', row.requestId],
    ['recordId', id === null ? kind : translate('audit.recordIn', { kind, id })],
    ['version', row.version],
    ['id', row.id],
    ['isIntact', translate(row.isIntact ? 'audit.intact' : 'audit.broken')],
    ['digest', row.digest],
    ['previous', row.previous],
  ];
  return (
    <>
      {!row.isIntact && (
        <Notice title={translate('audit.brokenTitle')} text={translate('audit.brokenText')} />
      )}
      <AuditChanges row={row} />
      <SimpleShowLayout record={row} sx={factsSx}>
        {facts.map(
          ([source, value]) => value && <FunctionField key={source} source={source} render={() => value} />,
        )}
      </SimpleShowLayout>
    </>
  );
};

/** Everything that is known of a row of the log. */
export const AuditShow = ({ row, onClose }: { row: AuditRow; onClose: () => void }) => {
  const translate = useTranslate();
  const { describeAction } = useAuditTexts();
  const { data, error, refetch } = useGetOne<WholeAuditRow>('audit', { id: row.id, meta: { isWhole: true } });
  return (
    <ReadingDialog
      title={describeAction(row)}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
      onClose={onClose}
    >
      {data && <Content row={data} />}
      {error && <Notice title={translate('list.failed')} text={error.message} onRetry={refetch} />}
      {!data && !error && <SkeletonRows rowCount={5} columnCount={2} />}
    </ReadingDialog>
  );
};
