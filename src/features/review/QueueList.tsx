import Button from '@mui/material/Button';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import {
  BooleanInput,
  SelectInput,
  useListContext,
  useRecordContext,
  useStoreContext,
  useTranslate,
} from 'react-admin';
import { EmptyPanel } from '../../components/EmptyPanel.tsx';
import { DataTable } from '../../components/list/DataTable.tsx';
import { List } from '../../components/list/List.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { accountCalls } from '../../dataProvider/accountCalls.ts';
import { proposableNames, type Waiting } from '../../dataProvider/reviewCalls.ts';
import { publishableNames } from '../../wire/kinds.ts';
import { ApproveSelected } from './ApproveSelected.tsx';
import type { Outcome } from './approveEach.ts';
import { Outcomes } from './Outcomes.tsx';
import { hasProposals } from './proposals/useProposal.ts';
import { useWaitingCount } from './QueueCount.tsx';
import { keepPlace, PER_PAGE, QUEUE, type QueueFilter, seenAs, storePlace, useQueuePlace } from './queue.ts';
import {
  CommentsField,
  KindField,
  LanguagesField,
  SelectField,
  SinceField,
  TitleField,
} from './queueFields.tsx';

/** Days. */
const AGES = [1, 3, 7, 30];

const KindSelect = ({ source = 'kind' }) => {
  const names = [...publishableNames, ...(hasProposals() ? proposableNames : [])];
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
  return (
    <SelectInput
      source={source}
      label="review.filters.age"
      emptyText="review.filters.any.age"
      choices={AGES.map((days) => ({
        id: String(days),
        name: translate('review.filters.atLeast', { smart_count: days }),
      }))}
      translateChoice={false}
      helperText={false}
    />
  );
};

const filters = [
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

/** The ticked rows, each in the version that was shown. */
const Selection = createContext({ selected: new Set<string>(), toggle: (_row: Waiting) => {} });

/** The tick of a row. */
const Tick = () => {
  const row = useRecordContext<Waiting>();
  const { selected, toggle } = useContext(Selection);
  return row && <SelectField row={row} isSelected={selected.has(seenAs(row))} onToggle={() => toggle(row)} />;
};

/** Everything that waits for an approval, of every kind, what has waited longest first. */
export const QueueList = () => {
  const store = useStoreContext();
  const { filter, page } = useQueuePlace();
  // before react-admin's list reads them: a reload has emptied the store
  useState(() => {
    for (const [key, value] of Object.entries(keepPlace(filter, page))) store.setItem(key, value);
  });
  return (
    <List
      resource={QUEUE}
      title={useTranslate()('review.title')}
      perPage={PER_PAGE}
      filters={filters}
      actions={false}
    >
      <QueueRows />
    </List>
  );
};

const QueueRows = () => {
  const translate = useTranslate();
  const { data = [], total, filterValues, setFilters, page, refetch } = useListContext<Waiting>();
  const { data: waiting } = useWaitingCount();
  const isFiltered = Object.keys(filterValues).length > 0;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [outcomes, setOutcomes] = useState<Outcome[]>();
  const place = JSON.stringify({ page, filter: filterValues });

  useEffect(() => {
    const { page, filter }: { page: number; filter: QueueFilter } = JSON.parse(place);
    storePlace({ page, filter });
    setSelected(new Set());
    setOutcomes(undefined);
  }, [place]);

  const selection = useMemo(
    () => ({
      selected: new Set(selected),
      toggle: (row: Waiting) => {
        const others = new Set(selected);
        if (!others.delete(seenAs(row))) others.add(seenAs(row));
        setSelected(others);
      },
    }),
    [selected],
  );
  const handleOutcomes = (came: Outcome[]) => {
    setOutcomes(came);
    void refetch();
  };
  return (
    <>
      <ApproveSelected
        rows={data.filter(({ mayApprove }) => mayApprove)}
        selected={selected}
        onSelect={(rows) => setSelected(new Set(rows.map(seenAs)))}
        onDone={(came) => {
          setSelected(new Set());
          handleOutcomes(came);
        }}
      />
      {outcomes && (
        <Outcomes outcomes={outcomes} onRetried={handleOutcomes} onClose={() => setOutcomes(undefined)} />
      )}
      <Selection value={selection}>
        {total === 0 && isFiltered ? (
          <EmptyPanel
            text={`${translate('review.emptyFiltered')} ${waiting ? translate('review.hidden', { count: waiting }) : ''}`.trim()}
          >
            <Button variant="outlined" onClick={() => setFilters({}, {})}>
              {translate('review.showAll')}
            </Button>
          </EmptyPanel>
        ) : (
          <DataTable emptyText="review.empty" aria-label={translate('review.title')}>
            <DataTable.Col label="review.fields.select" cell="icon" field={Tick} />
            <DataTable.Col label="review.fields.title" cell="title" field={TitleField} />
            <DataTable.Col label="review.fields.kind" cell="code" field={KindField} />
            <DataTable.Col label="review.fields.author" source="author.name" cell="code" disableSort />
            <DataTable.Col label="review.fields.since" field={SinceField} />
            <DataTable.Col label="review.fields.languages" field={LanguagesField} />
            <DataTable.Col label="review.fields.comments" field={CommentsField} />
          </DataTable>
        )}
      </Selection>
    </>
  );
};
