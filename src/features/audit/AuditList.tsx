import BrokenIcon from '@mui/icons-material/LinkOffOutlined';
import { Box, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { DataTable } from '../../components/list/DataTable.tsx';
import { List } from '../../components/list/List.tsx';
import type { AuditCursor, AuditRow } from '../../dataProvider/trailCalls.ts';
import { russianMoment } from '../../dates.ts';
import { AuditPages } from './AuditPages.tsx';
import { AuditShow } from './AuditShow.tsx';
import { auditFilters } from './auditFilters.tsx';
import { useAuditTexts } from './useAuditTexts.ts';
import './texts.ts';

const PersonField = () => {
  const translate = useTranslate();
  const { name = '', login } = useRecordContext<AuditRow>() ?? {};
  return (
    <>
      {name || translate('audit.nobody')}
      {login && login !== name && (
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {login}
        </Typography>
      )}
    </>
  );
};

const ActionField = ({ onOpen }: { onOpen: (row: AuditRow) => void }) => {
  const { describeAction } = useAuditTexts();
  const row = useRecordContext<AuditRow>();
  return (
    row && (
      <Link
        component="button"
        type="button"
        underline="hover"
        onClick={() => onOpen(row)}
        sx={{ textAlign: 'start', font: 'inherit', overflowWrap: 'anywhere', minHeight: 24 }}
      >
        {describeAction(row)}
      </Link>
    )
  );
};

/** Says in words whether a row is as it was written. */
const IntegrityField = () => {
  const translate = useTranslate();
  if (useRecordContext<AuditRow>()?.isIntact) return translate('audit.intact');
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, color: 'error.main', fontWeight: 600 }}>
      <BrokenIcon fontSize="small" aria-hidden />
      {translate('audit.broken')}
    </Box>
  );
};

export const AuditList = () => {
  const [cursor, setCursor] = useState<AuditCursor>();
  const [opened, setOpened] = useState<AuditRow>();
  return (
    <>
      <List
        filters={auditFilters}
        actions={false}
        queryOptions={{ meta: { ...cursor } }}
        pagination={<AuditPages cursor={cursor} onChange={setCursor} />}
      >
        <DataTable emptyText="audit.empty">
          <DataTable.Col source="at" disableSort render={({ at }) => russianMoment(at)} />
          <DataTable.Col source="name" disableSort cell="address" field={PersonField} />
          <DataTable.Col source="act" disableSort cell="title">
            <ActionField onOpen={setOpened} />
          </DataTable.Col>
          <DataTable.Col source="isIntact" disableSort field={IntegrityField} />
        </DataTable>
      </List>
      {opened && <AuditShow row={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};
