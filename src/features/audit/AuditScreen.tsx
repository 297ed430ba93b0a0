import BrokenIcon from '@mui/icons-material/LinkOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ListContextProvider, ResourceContextProvider, useList, useStore, useTranslate } from 'ra-core';
import { createContext, useContext, useState } from 'react';
import { PageHeader } from '../../components/PageHeader.tsx';
import { type Column, RecordTable } from '../../components/RecordTable.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { type AuditRow, auditCalls } from '../../dataProvider/trailCalls.ts';
import { russianMoment } from '../../dates.ts';
import { type AuditFilter, AuditFilters, NO_FILTER, queryOf } from './AuditFilters.tsx';
import { AuditRowDialog } from './AuditRowDialog.tsx';
import { deedInWords } from './words.ts';

export const AUDIT = 'audit';
const NONE: AuditRow[] = [];

const Opening = createContext<(row: AuditRow) => void>(() => undefined);

const Who = ({ name, login }: AuditRow) => {
  const translate = useTranslate();
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

const Deed = ({ row }: { row: AuditRow }) => {
  const open = useContext(Opening);
  return (
    <Link
      component="button"
      type="button"
      onClick={() => open(row)}
      sx={{ textAlign: 'start', font: 'inherit', overflowWrap: 'anywhere', minHeight: 24 }}
    >
      {deedInWords(row)}
    </Link>
  );
};

/** Whether a row is as it was written, said and not only coloured. */
export const ChainState = ({ isIntact }: { isIntact: boolean }) => {
  const translate = useTranslate();
  if (isIntact) return translate('audit.intact');
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, color: 'error.main', fontWeight: 600 }}>
      <BrokenIcon fontSize="small" aria-hidden />
      {translate('audit.broken')}
    </Box>
  );
};

const columns: readonly Column<AuditRow>[] = [
  { label: 'audit.fields.at', render: ({ at }) => russianMoment(at) },
  { label: 'audit.fields.who', variant: 'address', render: (row) => <Who {...row} /> },
  { label: 'audit.fields.what', variant: 'heading', render: (row) => <Deed row={row} /> },
  { label: 'audit.fields.chain', render: (row) => <ChainState {...row} /> },
];

const Audit = () => {
  const translate = useTranslate();
  const title = translate('audit.title');
  const [filter, keepFilter] = useStore<AuditFilter>('audit.filter', NO_FILTER);
  const [cursors, setCursors] = useState<number[]>([]);
  const [opened, setOpened] = useState<AuditRow>();
  const before = cursors.at(-1);
  const call = auditCalls.page({ ...queryOf(filter), ...(before && { before: String(before) }) });
  const { data, error, refetch, isFetching, isFormer } = useReadOf(AUDIT, call, { keepsFormer: true });
  const list = useList({ data: data?.rows ?? NONE, perPage: 100 });
  const state = { isPending: !data && !error, isFetching, error, refetch, data: data?.rows ?? NONE };
  const next = data?.next;
  return (
    <>
      <PageHeader title={title} />
      <AuditFilters
        filter={filter}
        onChange={(chosen) => {
          keepFilter(chosen);
          setCursors([]);
        }}
      />
      <Opening.Provider value={setOpened}>
        <ListContextProvider value={{ ...list, ...state } as typeof list}>
          <RecordTable columns={columns} label={title} emptyText="audit.empty" />
        </ListContextProvider>
      </Opening.Provider>
      {(before || next) && (
        <Box
          component="nav"
          aria-label={translate('audit.pages')}
          sx={{ display: 'flex', gap: 1.5, paddingBlock: 2 }}
        >
          <Button variant="outlined" disabled={!before} onClick={() => setCursors(cursors.slice(0, -1))}>
            {translate('audit.newer')}
          </Button>
          <Button
            variant="outlined"
            disabled={!next}
            onClick={() => next && !isFormer && setCursors([...cursors, next])}
          >
            {translate('audit.older')}
          </Button>
        </Box>
      )}
      {opened && <AuditRowDialog row={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};

export const AuditScreen = () => (
  <ResourceContextProvider value={AUDIT}>
    <Audit />
  </ResourceContextProvider>
);
