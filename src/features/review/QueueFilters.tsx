import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { Dropdown } from '../../components/Dropdown.tsx';
import { ListToolbar } from '../../components/ListToolbar.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { accountCalls } from '../../dataProvider/accountCalls.ts';
import { proposableNames } from '../../dataProvider/reviewCalls.ts';
import { publishableNames } from '../../kinds.ts';
import { hasProposals } from './proposals/useProposal.ts';
import { NO_FILTER, type QueueFilter } from './queue.ts';

/** Days. */
const AGES = ['1', '3', '7', '30'];

interface QueueFiltersProps {
  filter: QueueFilter;
  onChange: (filter: QueueFilter) => void;
}

/** By kind, author and how long it waits; what was sent back stands apart. */
export const QueueFilters = ({ filter, onChange }: QueueFiltersProps) => {
  const translate = useTranslate();
  const { data: people, error, refetch } = useReadOf('accounts', accountCalls.list);
  const options = {
    kind: [...publishableNames, ...(hasProposals() ? proposableNames : [])].map((name) => ({
      value: name,
      label: translate(`resources.${name}.name`),
    })),
    author: people?.map(({ userName, fullName }) => ({ value: userName, label: fullName || userName })),
    age: AGES.map((days) => ({
      value: days,
      label: translate('review.filters.atLeast', { smart_count: Number(days) }),
    })),
  };
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <ListToolbar isFiltered={isFiltered} onReset={() => onChange(NO_FILTER)}>
      {(['kind', 'author', 'age'] as const).map((name) => (
        <Box key={name} sx={{ width: { xs: '100%', sm: 220 } }}>
          <Dropdown
            label={translate(`review.filters.${name}`)}
            placeholder={translate(`review.filters.any.${name}`)}
            options={options[name]}
            error={name === 'author' ? error : undefined}
            onRetry={refetch}
            value={filter[name]}
            onChange={(value) => onChange({ ...filter, [name]: String(value ?? '') })}
          />
        </Box>
      ))}
      <FormControlLabel
        control={
          <Checkbox
            checked={filter.returned !== ''}
            onChange={(_event, isChosen) => onChange({ ...filter, returned: isChosen ? '1' : '' })}
          />
        }
        label={translate('review.filters.returned')}
      />
    </ListToolbar>
  );
};
