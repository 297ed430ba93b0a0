import { useQuery } from '@tanstack/react-query';
import { AutocompleteInput, DateInput, useDataProvider, useTranslate } from 'react-admin';
import { RowFailure } from '../../components/RowFailure.tsx';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import { type AuditFilters, auditCalls } from '../../dataProvider/trailCalls.ts';
import { useAuditTexts } from './useAuditTexts.ts';

interface ChoiceFilterProps {
  source: 'person' | 'kind' | 'act';
  /** Read by react-admin's FilterForm. */
  alwaysOn: true;
}

/** One of what the log holds. */
const ChoiceFilter = ({ source }: ChoiceFilterProps) => {
  const translate = useTranslate();
  const { kindName, actName } = useAuditTexts();
  const { ask } = useDataProvider<DepositoryDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['audit', 'filters'],
    queryFn: () => ask(auditCalls.filters),
  });
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
        translateChoice={false}
        helperText={false}
      />
      {error && (
        <RowFailure text={translate('dropdown.failed')} action={label} onRetry={() => void refetch()} />
      )}
    </>
  );
};

export const auditFilters = [
  <ChoiceFilter key="person" source="person" alwaysOn />,
  <ChoiceFilter key="kind" source="kind" alwaysOn />,
  <ChoiceFilter key="act" source="act" alwaysOn />,
  <DateInput key="from" source="from" label="list.from" alwaysOn />,
  <DateInput key="to" source="to" label="list.to" alwaysOn />,
];
