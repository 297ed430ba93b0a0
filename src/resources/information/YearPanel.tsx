import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { column } from '../../components/columns.tsx';
import { ListPages } from '../../components/ListPages.tsx';
import { RecordList } from '../../components/RecordList.tsx';
import { RecordTable } from '../../components/RecordTable.tsx';

const columns = [column.id, column.title('fields.title'), column.edit, column.remove];

interface YearPanelProps {
  code: string;
  year: number;
  /** What the documents shown lack; '' for all of them. */
  lacking: string;
  /** How many documents it has, where that is known. */
  count?: number;
  isOpen: boolean;
  onToggle: () => void;
}

const panelSx = { '&::before': { display: 'none' }, '&:not(:last-of-type)': { borderBottom: 0 } };
const yearSx = { flex: 1, fontWeight: 600 };

/** One year: its documents are mounted while it is open. */
export const YearPanel = ({ code, year, lacking, count, isOpen, onToggle }: YearPanelProps) => {
  const translate = useTranslate();
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
          sx={count !== 0 ? yearSx : { ...yearSx, fontWeight: 400, color: 'text.secondary' }}
        >
          {year}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary', marginInlineEnd: 1.5 }}>
          {count !== undefined && translate('list.records', { smart_count: count })}
        </Typography>
      </AccordionSummary>
      <AccordionDetails id={`year-${year}`}>
        <RecordList name={`${code}.${year}`} filter={{ code, year: String(year), lacking }} perPage={5}>
          <RecordTable
            columns={columns}
            label={`${translate('resources.information.name')}: ${year}`}
            emptyText="information.empty"
          />
          <ListPages />
        </RecordList>
      </AccordionDetails>
    </Accordion>
  );
};
