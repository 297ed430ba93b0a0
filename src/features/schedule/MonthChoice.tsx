import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { monthAfter, monthInWords, monthOf } from './days.ts';

interface MonthChoiceProps {
  month: string;
  today: string;
  onChange: (month: string) => void;
}

export const MonthChoice = ({ month, today, onChange }: MonthChoiceProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBottom: 2 }}>
      <IconButton aria-label={translate('schedule.previous')} onClick={() => onChange(monthAfter(month, -1))}>
        <PreviousIcon />
      </IconButton>
      <Typography
        component="h2"
        variant="h2"
        aria-live="polite"
        sx={{ minWidth: { sm: 170 }, textAlign: 'center' }}
      >
        {monthInWords(month)}
      </Typography>
      <IconButton aria-label={translate('schedule.next')} onClick={() => onChange(monthAfter(month, 1))}>
        <NextIcon />
      </IconButton>
      <Button variant="outlined" size="small" onClick={() => onChange(monthOf(today))}>
        {translate('schedule.today')}
      </Button>
    </Box>
  );
};
