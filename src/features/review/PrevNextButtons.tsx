import NextIcon from '@mui/icons-material/ArrowDownward';
import PreviousIcon from '@mui/icons-material/ArrowUpward';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useKey } from '../../components/keys.ts';
import { RowFailure } from '../../components/RowFailure.tsx';
import { useReviewedTitle } from '../../components/titleOf.ts';
import type { useQueueNavigation } from './queue.ts';

const STEPS = [
  { name: 'previous', icon: <PreviousIcon />, shortcut: 'Alt+ArrowUp' },
  { name: 'next', icon: <NextIcon />, shortcut: 'Alt+ArrowDown' },
] as const;

/** Buttons to the previous and next item, and Alt with the arrow keys. */
export const PrevNextButtons = ({ navigation }: { navigation: ReturnType<typeof useQueueNavigation> }) => {
  const translate = useTranslate();
  const titleOf = useReviewedTitle();
  const { number, total, open, previous, next, failed } = navigation;
  useKey('previous', () => open(previous));
  useKey('next', () => open(next));
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
      {STEPS.map(({ name, icon, shortcut }) => (
        <Button
          key={name}
          variant="outlined"
          color="inherit"
          // both in one line on a phone, beside the position in the queue
          sx={{
            paddingInline: { xs: 1.25, sm: 2 },
            '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
          }}
          startIcon={icon}
          disabled={!navigation[name]}
          aria-keyshortcuts={shortcut}
          aria-description={navigation[name] && titleOf(navigation[name].row)}
          onClick={() => open(navigation[name])}
        >
          {translate(`review.${name}`)}
        </Button>
      ))}
      {failed && (
        <RowFailure
          text={translate('review.neighboursFailed')}
          action={translate('review.steps')}
          onRetry={failed.refetch}
        />
      )}
    </Box>
  );
};
