import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ListContextProvider, useTranslate } from 'ra-core';
import { ListPages } from '../../components/ListPages.tsx';
import { type Column, RecordTable } from '../../components/RecordTable.tsx';
import { useLocalList } from '../../components/useLocalList.ts';
import { usePeopleCounts } from '../../components/usePeopleCounts.ts';
import type { FoundPerson, PersonEntry } from '../../dataProvider/personalCalls.ts';
import { russianDay, russianMoment } from '../../dates.ts';
import { FoundActions } from './FoundActions.tsx';

const PER_PAGE = 10;
const READ = { isPending: false, error: null };

const columns: readonly Column<PersonEntry>[] = [
  { label: 'personal.fields.what', variant: 'heading', render: ({ title }) => title },
  {
    label: 'personal.fields.at',
    source: 'at',
    render: ({ at }) => (at.includes('T') ? russianMoment(at) : russianDay(at)),
  },
  { label: 'personal.fields.fullName', variant: 'text', render: ({ fullName }) => fullName },
  { label: 'personal.fields.email', variant: 'text', render: ({ email }) => email },
  { label: 'personal.fields.number', variant: 'digits', render: ({ number }) => number },
  { label: 'personal.fields.note', variant: 'text', render: ({ note }) => note },
];

interface FoundPanelProps {
  who: readonly string[];
  found: FoundPerson;
  onAskAlso: (sign: string) => void;
  onErased: (said: readonly string[]) => void;
}

/** What is stored about somebody, where, and what else he is known by. */
export const FoundPanel = ({ who, found, onAskAlso, onErased }: FoundPanelProps) => {
  const translate = useTranslate();
  const formatCounts = usePeopleCounts();
  const { list } = useLocalList(found.entries, PER_PAGE);
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
          {others.map((sign) => (
            <Button
              key={sign}
              size="small"
              variant="outlined"
              onClick={() => onAskAlso(sign)}
              aria-label={translate('personal.searchBy', { sign })}
              sx={{ overflowWrap: 'anywhere', textTransform: 'none' }}
            >
              {sign}
            </Button>
          ))}
        </Box>
      )}
      {entries.length > 0 && isCertain && <FoundActions who={who} numbers={numbers} onErased={onErased} />}
      {entries.length > 0 && (
        <ListContextProvider value={{ ...list, ...READ } as typeof list}>
          <RecordTable columns={columns} label={translate('personal.title')} />
          <ListPages />
        </ListContextProvider>
      )}
    </Box>
  );
};
