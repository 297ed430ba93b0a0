import {
  BooleanInput,
  type BooleanInputProps,
  SelectInput,
  type SelectInputProps,
  useTranslate,
} from 'react-admin';
import { SearchInput } from '../../components/list/filters.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { accountCalls } from '../../dataProvider/accountCalls.ts';
import { proposableNames } from '../../dataProvider/reviewCalls.ts';
import { session } from '../../session.ts';
import { publishableNames } from '../../wire/kinds.ts';

/** Days. */
const AGES = [1, 3, 7, 30];

const Select = ({ source, ...props }: SelectInputProps & { source: string }) => (
  <SelectInput
    source={source}
    label={`review.filters.${source}`}
    emptyText={`review.filters.any.${source}`}
    {...props}
  />
);

const KindSelect = ({ source = 'kind' }) => {
  const names = [...publishableNames, ...(session.hasFeature('proposals') ? proposableNames : [])];
  return <Select source={source} choices={names.map((id) => ({ id, name: `resources.${id}.name` }))} />;
};

const AuthorSelect = ({ source = 'author' }) => {
  const { data: people, isFetching } = useReadOf('accounts', accountCalls.list);
  const choices = people?.map(({ userName, fullName }) => ({ id: userName, name: fullName || userName }));
  return (
    <Select
      source={source}
      choices={choices ?? []}
      translateChoice={false}
      isPending={!people && isFetching}
    />
  );
};

const AgeSelect = ({ source = 'age' }) => {
  const translate = useTranslate();
  const nameOf = (days: number) => translate('review.filters.atLeast', { smart_count: days });
  const choices = AGES.map((days) => ({ id: String(days), name: nameOf(days) }));
  return <Select source={source} choices={choices} translateChoice={false} />;
};

const Switch = ({ source, ...props }: BooleanInputProps & { source: string }) => (
  <BooleanInput
    source={source}
    label={`review.filters.${source}`}
    parse={(isOn: boolean) => isOn || ''}
    helperText={false}
    {...props}
  />
);

export const queueFilters = [
  <SearchInput key="title" source="title" />,
  <KindSelect key="kind" />,
  <AuthorSelect key="author" />,
  <AgeSelect key="age" />,
  <Switch key="answered" source="answered" />,
  <Switch key="returned" source="returned" />,
];
