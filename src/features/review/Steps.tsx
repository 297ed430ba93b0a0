import NextIcon from '@mui/icons-material/ArrowDownward';
import PreviousIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useKey } from '../../components/keys/useKey.ts';
import type { useGoOn } from './useGoOn.ts';
import { useRowTitle } from './useRowTitle.ts';

const ICONS = { previous: <PreviousIcon />, next: <NextIcon /> };
/** Both stand in one line of a telephone, beside the place in the queue. */
const stepSx = {
  paddingInline: { xs: 1.25, sm: 2 },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
};
const SHORTCUTS = { previous: 'Alt+ArrowUp', next: 'Alt+ArrowDown' };

/** To the item before and after, by buttons and by Alt with the arrows. */
export const Steps = ({ goOn }: { goOn: ReturnType<typeof useGoOn> }) => {
  const translate = useTranslate();
  const titleOf = useRowTitle();
  const { number, total, open } = goOn;
  useKey('previous', () => open(goOn.previous));
  useKey('next', () => open(goOn.next));
  return (
    <Box
      component="nav"
      aria-label={translate('review.steps')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}
    >
      {number !== undefined && (
        <Box className="tabular" sx={{ color: 'text.secondary', fontSize: 14, marginInlineEnd: 0.5 }}>
          {translate('review.place', { number, total })}
        </Box>
      )}
      {(['previous', 'next'] as const).map((name) => (
        <Button
          key={name}
          variant="outlined"
          color="inherit"
          sx={stepSx}
          startIcon={ICONS[name]}
          disabled={!goOn[name]}
          aria-keyshortcuts={SHORTCUTS[name]}
          aria-description={goOn[name] && titleOf(goOn[name].row)}
          onClick={() => open(goOn[name])}
        >
          {translate(`review.${name}`)}
        </Button>
      ))}
    </Box>
  );
};
