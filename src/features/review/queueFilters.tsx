import { BooleanInput, SelectInput, useTranslate } from 'react-admin';
import { useReadOf } from '../../components/useRead.ts';
import { accountCalls } from '../../dataProvider/accountCalls.ts';
import { proposableNames } from '../../dataProvider/reviewCalls.ts';
import { session } from '../../session.ts';
import { publishableNames } from '../../wire/kinds.ts';

/** Days. */
const AGES = [1, 3, 7, 30];

const KindSelect = ({ source = 'kind' }) => {
  const names = [...publishableNames, ...(session.hasFeature('proposals') ? proposableNames : [])];
  return (
    <SelectInput
      source={source}
      label="review.filters.kind"
      emptyText="review.filters.any.kind"
      choices={names.map((id) => ({ id, name: `resources.${id}.name` }))}
      helperText={false}
    />
  );
};

const AuthorSelect = ({ source = 'author' }) => {
  const { data: people, isFetching } = useReadOf('accounts', accountCalls.list);
  return (
    <SelectInput
      source={source}
      label="review.filters.author"
      emptyText="review.filters.any.author"
      choices={people?.map(({ userName, fullName }) => ({ id: userName, name: fullName || userName })) ?? []}
      translateChoice={false}
      isPending={!people && isFetching}
      helperText={false}
    />
  );
};

const AgeSelect = ({ source = 'age' }) => {
  const translate = useTranslate();
  const nameOf = (days: number) => translate('review.filters.atLeast', { smart_count: days });
  return (
    <SelectInput
      source={source}
      label="review.filters.age"
      emptyText="review.filters.any.age"
      choices={AGES.map((days) => ({ id: String(days), name: nameOf(days) }))}
      translateChoice={false}
      helperText={false}
    />
  );
};

export const queueFilters = [
  <KindSelect key="kind" />,
  <AuthorSelect key="author" />,
  <AgeSelect key="age" />,
  <BooleanInput
    key="returned"
    source="returned"
    label="review.filters.returned"
    parse={(isOn: boolean) => isOn || ''}
    helperText={false}
  />,
];
