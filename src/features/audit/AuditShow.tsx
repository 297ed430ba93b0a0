import { Box, List, Typography } from '@mui/material';
import { useId } from 'react';
import { FunctionField, SimpleShowLayout, useTranslate } from 'react-admin';
import { Notice } from '../../components/Notice.tsx';
import { ReadingDialog } from '../../components/ReadingDialog.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { useReadOf } from '../../components/useRead.ts';
import {
  type AuditChange,
  type AuditRow,
  auditCalls,
  type WholeAuditRow,
} from '../../dataProvider/auditCalls.ts';
import { russianMoment } from '../../dates.ts';
import type { Language } from '../../wire/wire.ts';
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
  const facts: [source: string, value: string | number | null | undefined][] = [
    ['at', russianMoment(row.at)],
    ['name', row.name || translate('audit.nobody')],
    ['setBy', row.setBy],
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
      <SimpleShowLayout record={row} spacing={0} sx={factsSx}>
        {facts.map(
          ([source, value]) => value && <FunctionField key={source} source={source} render={() => value} />,
        )}
      </SimpleShowLayout>
    </>
  );
};

export const AuditShow = ({ row, onClose }: { row: AuditRow; onClose: () => void }) => {
  const translate = useTranslate();
  const { describeAction } = useAuditTexts();
  const { data, error, refetch } = useReadOf('audit', auditCalls.row(row.id));
  return (
    <ReadingDialog
      title={describeAction(row)}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
      onClose={onClose}
    >
      {data && <Content row={data} />}
      {error && <Notice title={translate('form.loadFailed')} text={error.message} onRetry={refetch} />}
      {!data && !error && <SkeletonRows rowCount={5} />}
    </ReadingDialog>
  );
};

interface ValueProps {
  label: string;
  path: string;
  text?: string;
  language?: Language;
}

const Value = ({ label, path, text, language }: ValueProps) => {
  const translate = useTranslate();
  const { formatValue } = useAuditTexts();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box
        lang={text ? language : undefined}
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: text ? undefined : 'text.secondary' }}
      >
        {text ? formatValue(text, path) : translate('differences.empty')}
      </Box>
    </Box>
  );
};

interface ChangeProps {
  change: AuditChange;
  row: WholeAuditRow;
}

const Change = ({ change: { path, was, is }, row: { kind, act, isReadable } }: ChangeProps) => {
  const translate = useTranslate();
  const { name, language } = useAuditTexts().describePath(kind, path);
  const isSame = was === is;
  const isCreated = act === 'create' || act === 'restore';
  const isDeleted = act === 'delete';
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', paddingBlock: 1 }}>
      <Typography sx={{ fontWeight: 600, fontSize: 14 }}>{name}</Typography>
      {isReadable && !isSame ? (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {!isCreated && <Value label={translate('differences.before')} text={was} {...{ path, language }} />}
          {!isDeleted && <Value label={translate('differences.after')} text={is} {...{ path, language }} />}
        </Box>
      ) : (
        translate(isReadable && was !== undefined ? 'audit.onlyLooks' : 'audit.changed')
      )}
    </Box>
  );
};

/** The changed fields; with their values where both states are stored. Values of personal data are never shown. */
const AuditChanges = ({ row }: { row: WholeAuditRow }) => {
  const translate = useTranslate();
  const id = useId();
  const { changed, more } = row;
  if (changed.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" sx={{ fontSize: 16, fontWeight: 600, marginBottom: 1 }}>
        {translate('audit.changes')}
      </Typography>
      <List disablePadding>
        {changed.map((change) => (
          <Change key={change.path} change={change} row={row} />
        ))}
      </List>
      {more > 0 && translate('audit.more', { count: more })}
    </Box>
  );
};
