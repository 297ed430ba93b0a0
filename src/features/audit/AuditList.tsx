import BrokenIcon from '@mui/icons-material/LinkOffOutlined';
import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { AutocompleteInput, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DateInput } from '../../components/list/filters.tsx';
import { List } from '../../components/list/List.tsx';
import { wideTitleSx } from '../../components/list/tableSx.ts';
import { RowFailure } from '../../components/RowFailure.tsx';
import { useReadOf } from '../../components/useRead.ts';
import {
  type AuditCursor,
  type AuditFilters,
  type AuditRow,
  auditCalls,
} from '../../dataProvider/auditCalls.ts';
import { russianMoment } from '../../dates.ts';
import { AuditShow } from './AuditShow.tsx';
import { useAuditTexts } from './useAuditTexts.ts';

/** A select filter with the values that occur in the log. */
const ChoiceFilter = ({ source }: { source: 'person' | 'kind' | 'act' }) => {
  const translate = useTranslate();
  const { kindName, actName } = useAuditTexts();
  const { data, error, refetch } = useReadOf('audit', auditCalls.filters);
  const choicesOf = {
    person: ({ persons }: AuditFilters) =>
      persons.flatMap(({ login, name }) =>
        login ? [{ id: login, name: login === name ? login : `${name} (${login})` }] : [],
      ),
    kind: ({ kinds }: AuditFilters) => kinds.map((kind) => ({ id: kind, name: kindName(kind) })),
    act: ({ acts }: AuditFilters) => acts.map((act) => ({ id: act, name: actName(act) })),
  };
  const choices = data && choicesOf[source](data);
  const label = translate(`audit.filters.${source}`);
  return (
    <>
      <AutocompleteInput
        source={source}
        label={label}
        TextFieldProps={{ placeholder: translate('audit.all') }}
        choices={choices?.toSorted((one, other) => one.name.localeCompare(other.name, 'ru'))}
        isPending={!data}
        noOptionsText="dropdown.nothing"
        translateChoice={false}
        sx={{ width: { sm: 205 } }}
      />
      {error && <RowFailure text={translate('dropdown.failed')} action={label} onRetry={refetch} />}
    </>
  );
};

const auditFilters = [
  <ChoiceFilter key="person" source="person" />,
  <ChoiceFilter key="kind" source="kind" />,
  <ChoiceFilter key="act" source="act" />,
  <DateInput key="from" source="from" label="list.from" />,
  <DateInput key="to" source="to" label="list.to" />,
];

interface AuditPagesProps {
  cursor?: AuditCursor;
  onChange: (cursor: AuditCursor) => void;
}

/** The log grows while it is read, so a page begins after a row instead of at an offset. */
const AuditPages = ({ cursor, onChange }: AuditPagesProps) => {
  const translate = useTranslate();
  const { data, filterValues, hasNextPage, hasPreviousPage, isPlaceholderData } = useListContext<AuditRow>();
  if (!hasNextPage && !hasPreviousPage) return null;
  const filter = JSON.stringify(filterValues);
  const before = cursor?.filter === filter ? cursor.before : [];
  const handleOlder = () => {
    const last = data?.at(-1);
    if (last && !isPlaceholderData) onChange({ filter, before: [...before, last.id] });
  };
  return (
    <Box
      component="nav"
      aria-label={translate('audit.pages')}
      sx={{ display: 'flex', gap: 1.5, paddingBlock: 2 }}
    >
      <Button
        variant="outlined"
        disabled={!hasPreviousPage}
        onClick={() => onChange({ filter, before: before.slice(0, -1) })}
      >
        {translate('audit.newer')}
      </Button>
      <Button variant="outlined" disabled={!hasNextPage} onClick={handleOlder}>
        {translate('audit.older')}
      </Button>
    </Box>
  );
};

const PersonField = () => {
  const translate = useTranslate();
  const { name = '', login } = useRecordContext<AuditRow>() ?? {};
  return (
    <Typography variant="inherit" noWrap title={name} component="div" sx={{ maxWidth: 208 }}>
      {`${name || translate('audit.nobody')} `}
      {login && login !== name && (
        <Typography variant="caption" component="div" noWrap title={login} sx={{ color: 'text.secondary' }}>
          {login}
        </Typography>
      )}
    </Typography>
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

const IntegrityField = () => {
  const translate = useTranslate();
  if (useRecordContext<AuditRow>()?.isIntact) return null;
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
        queryOptions={{ meta: { ...cursor } }}
        pagination={<AuditPages cursor={cursor} onChange={setCursor} />}
      >
        <DataTable emptyText="audit.empty" sx={wideTitleSx}>
          <DataTable.Col source="at" disableSort cell="state" render={({ at }) => russianMoment(at)} />
          <DataTable.Col source="name" disableSort cell="login" field={PersonField} />
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
