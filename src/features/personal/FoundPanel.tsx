import { Alert, Box, Button, Typography } from '@mui/material';
import { ListContextProvider, ResourceContextProvider, useList, useTranslate } from 'react-admin';
import { DataTable } from '../../components/list/DataTable.tsx';
import { Pagination } from '../../components/list/Pagination.tsx';
import { usePeopleCounts } from '../../components/usePeopleCounts.ts';
import type { FoundPerson, PersonEntry } from '../../dataProvider/personalCalls.ts';
import { russianDay, russianMoment } from '../../dates.ts';
import { FoundActions } from './FoundActions.tsx';

interface FoundPanelProps {
  identifiers: readonly string[];
  found: FoundPerson;
  onSearchAlso: (identifier: string) => void;
  onErased: (sentences: readonly string[]) => void;
}

/** What is stored about a person, and what else the person is known by. */
export const FoundPanel = ({ identifiers, found, onSearchAlso, onErased }: FoundPanelProps) => {
  const translate = useTranslate();
  const formatCounts = usePeopleCounts();
  const { entries, numbers, others, accounts, isCertain } = found;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {entries.length > 0
          ? translate('personal.found', { what: formatCounts(numbers) })
          : translate('personal.nothing')}
      </Typography>
      {accounts.map((name) => (
        <Alert key={name} severity="info" variant="outlined">
          {translate('personal.account', { name })}
        </Alert>
      ))}
      {entries.length > 0 && !isCertain && (
        <Alert severity="info" variant="outlined">
          {translate('personal.onlyName')}
        </Alert>
      )}
      {others.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography>{translate('personal.others')}</Typography>
          {others.map((identifier) => (
            <Button
              key={identifier}
              size="small"
              variant="outlined"
              onClick={() => onSearchAlso(identifier)}
              aria-label={translate('personal.searchBy', { identifier })}
              sx={{ overflowWrap: 'anywhere', textTransform: 'none' }}
            >
              {identifier}
            </Button>
          ))}
        </Box>
      )}
      {entries.length > 0 && isCertain && (
        <FoundActions identifiers={identifiers} numbers={numbers} onErased={onErased} />
      )}
      {entries.length > 0 && <FoundEntries entries={entries} />}
    </Box>
  );
};

const FoundEntries = ({ entries }: { entries: PersonEntry[] }) => {
  const list = useList<PersonEntry>({ data: entries, perPage: 10, resource: 'personal' });
  return (
    <ResourceContextProvider value="personal">
      <ListContextProvider value={list}>
        <DataTable aria-label={useTranslate()('personal.title')}>
          <DataTable.Col source="title" cell="title" disableSort />
          <DataTable.Col
            source="at"
            render={({ at }) => (at.includes('T') ? russianMoment(at) : russianDay(at))}
          />
          <DataTable.Col source="fullName" cell="text" disableSort />
          <DataTable.Col source="email" cell="text" disableSort />
          <DataTable.Col source="number" cell="digits" disableSort />
          <DataTable.Col source="note" cell="text" disableSort />
        </DataTable>
        <Pagination />
      </ListContextProvider>
    </ResourceContextProvider>
  );
};
