import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { DataTable } from '../../components/list/DataTable.tsx';
import { DeleteButton } from '../../components/list/DeleteButton.tsx';
import { EditButton } from '../../components/list/EditButton.tsx';
import { TitleField } from '../../components/list/fields.tsx';
import { List } from '../../components/list/List.tsx';

interface YearPanelProps {
  /** What its list is narrowed by. */
  filter: { code: string; year: string };
  /** How many documents it has, where that is known. */
  count?: number;
  isOpen: boolean;
  onToggle: () => void;
}

const panelSx = { '&::before': { display: 'none' }, '&:not(:last-of-type)': { borderBottom: 0 } };

/** One year: its documents are mounted while it is open. */
export const YearPanel = ({ filter, count, isOpen, onToggle }: YearPanelProps) => {
  const translate = useTranslate();
  const { code, year } = filter;
  const isEmpty = count === 0;
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
      >
        <Typography
          component="span"
          className="tabular"
          sx={{ flex: 1, fontWeight: isEmpty ? 400 : 600, color: isEmpty ? 'text.secondary' : undefined }}
        >
          {year}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', marginInlineEnd: 1.5 }}>
          {count !== undefined && translate('list.records', { smart_count: count })}
        </Typography>
      </AccordionSummary>
      <AccordionDetails id={`year-${year}`}>
        <List title={false} storeKey={`${code}.${year}`} filter={filter} perPage={5} actions={false}>
          <DataTable
            aria-label={`${translate('resources.information.name')}: ${year}`}
            emptyText="information.empty"
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
