import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { DateRangeFilter } from '../../components/DateRangeFilter.tsx';
import { Dropdown, type Option } from '../../components/Dropdown.tsx';
import { ListToolbar } from '../../components/ListToolbar.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { auditCalls } from '../../dataProvider/trailCalls.ts';
import { useKindName } from './useKindName.ts';
import { actName } from './words.ts';

export interface AuditFilter {
  person: string;
  kind: string;
  act: string;
  from: string;
  to: string;
}

export const NO_FILTER: AuditFilter = { person: '', kind: '', act: '', from: '', to: '' };

/** What is asked for: a range of days with one end is none yet, as everywhere. */
export const queryOf = ({ from, to, ...chosen }: AuditFilter): Record<string, string> => {
  const range = from && to ? { from, to } : {};
  return Object.fromEntries(Object.entries({ ...chosen, ...range }).filter(([, value]) => value !== ''));
};

const byLabel = (one: Option, other: Option) => one.label.localeCompare(other.label, 'ru');

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

/** By whom, in what, what and when. */
export const AuditFilters = ({ filter, onChange }: AuditFiltersProps) => {
  const translate = useTranslate();
  const kindName = useKindName();
  const { data, error, refetch } = useReadOf('auditFilters', auditCalls.filters);
  const options = {
    person: data?.persons
      .filter(({ login }) => login !== '')
      .map(({ login, name }) => ({ value: login, label: login === name ? login : `${name} (${login})` })),
    kind: data?.kinds.map((kind) => ({ value: kind, label: kindName(kind) })),
    act: data?.acts.map((act) => ({ value: act, label: actName(act) })),
  };
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <ListToolbar isFiltered={isFiltered} onReset={() => onChange(NO_FILTER)}>
      {(['person', 'kind', 'act'] as const).map((name) => (
        <Box key={name} sx={{ width: { xs: '100%', sm: name === 'person' ? 300 : 220 } }}>
          <Dropdown
            label={translate(`audit.filters.${name}`)}
            placeholder={translate('audit.all')}
            options={options[name]?.sort(byLabel)}
            error={error}
            onRetry={refetch}
            value={filter[name]}
            onChange={(value) => onChange({ ...filter, [name]: String(value ?? '') })}
          />
        </Box>
      ))}
      <DateRangeFilter value={filter} onChange={(range) => onChange({ ...filter, ...range })} />
    </ListToolbar>
  );
};
