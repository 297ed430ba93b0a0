import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { DataTable, HiddenNotice } from '../../components/list/DataTable.tsx';
import { DeleteButton, EditButton } from '../../components/list/editAndDelete.tsx';
import { TitleField } from '../../components/list/fields.tsx';
import { MissingSelect } from '../../components/list/filters.tsx';
import { List } from '../../components/list/List.tsx';
import { ListByType } from '../../components/list/ListByType.tsx';
import { useHiddenSaved } from '../../components/list/useHighlightSaved.ts';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { NUMBER_ALONE } from '../../dataProvider/listing.ts';
import { hasNoYear, useOpenYears, yearsDown } from './years.ts';

const filters = [<MissingSelect key="lacking" source="lacking" />];

/** The documents of the chosen type by year. The surrounding list reads only their numbers. */
export const InformationList = () => (
  <ListByType
    placeholder="types.chooseTable"
    notChosen="information.notChosen"
    perPage={NUMBER_ALONE.pagination.perPage}
    filters={filters}
    pagination={false}
  >
    <Years />
  </ListByType>
);

const Years = () => {
  const { data, meta, error, isPending, filter, filterValues } = useListContext();
  const hidden = useHiddenSaved();
  const { code } = filter ?? {};
  const counts: Record<string, number> = meta?.groups ?? {};
  const years = [...yearsDown(Object.keys(counts)).map(String), ...Object.keys(counts).filter(hasNoYear)];
  const [open, toggle] = useOpenYears(code, years.find((year) => counts[year]) ?? years[0]);
  if (error && !data) return null;
  if (isPending) return <SkeletonRows rowCount={years.length} />;
  return (
    <>
      {hidden && <HiddenNotice title={hidden.title} />}
      {years.map((year) => (
        <YearPanel
          key={year}
          filter={{ ...filterValues, code, year }}
          count={meta?.groups && (counts[year] ?? 0)}
          isOpen={open.includes(year)}
          onToggle={() => toggle(year)}
        />
      ))}
    </>
  );
};

interface YearPanelProps {
  filter: { code: string; year: string; lacking?: string };
  /** The number of documents, where it is known. */
  count?: number;
  isOpen: boolean;
  onToggle: () => void;
}

const panelSx = { '&::before': { display: 'none' }, '&:not(:last-of-type)': { borderBottom: 0 } };

/** The keys of documents without a year. */
const MISSING = ['', '0', 'null', 'undefined'];

/** Empty years are smaller, because the specification lists all years. */
const emptySx = { minHeight: 36, '& .MuiAccordionSummary-content': { marginY: 0.5 } };

/** One year; its documents are mounted while it is open. */
const YearPanel = ({ filter, count, isOpen, onToggle }: YearPanelProps) => {
  const translate = useTranslate();
  const { code, year } = filter;
  const isEmpty = count === 0;
  const name = MISSING.includes(year) ? translate('information.noYear') : year;
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={onToggle}
      sx={panelSx}
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary
        expandIcon={<ExpandIcon />}
        aria-controls={`year-${year}`}
        id={`year-${year}-heading`}
        sx={isEmpty ? emptySx : undefined}
      >
        <Typography
          component="span"
          className="tabular"
          sx={{ flex: 1, fontWeight: isEmpty ? 400 : 600, color: isEmpty ? 'text.secondary' : undefined }}
        >
          {name}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', marginInlineEnd: 1.5 }}>
          {count !== undefined && translate('list.records', { smart_count: count })}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <List title={false} storeKey={`${code}.${year}`} filter={filter} perPage={5}>
          <DataTable
            aria-label={`${translate('resources.information.name')}: ${name}`}
            emptyText={filter.lacking ? 'information.emptyFiltered' : 'information.empty'}
            emptyAction={false}
          >
            <DataTable.Col source="id" />
            <DataTable.Col source="entries.ru.title" cell="title" field={TitleField} />
            <DataTable.Col label="list.edit" cell="icon" field={EditButton} />
            <DataTable.Col label="list.delete" cell="icon" field={DeleteButton} />
          </DataTable>
        </List>
      </AccordionDetails>
    </Accordion>
  );
};
