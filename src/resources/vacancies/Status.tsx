import Box from '@mui/material/Box';
import type { Choice } from '../../dataProvider/choices.ts';
import { nameOfChoice } from '../../dataProvider/choices.ts';

/** Colours of the statuses that are known by name (DECISIONS 17); others are grey. */
const COLOURS: Record<string, string> = {
  Открыта: 'success.main',
  Приглашена: 'success.main',
  Новая: 'warning.main',
  Отклонена: 'error.main',
};

interface StatusProps {
  value: unknown;
  statuses: readonly Choice[];
}

/** A status by its name, with a dot in its colour. */
export const Status = ({ value, statuses }: StatusProps) => {
  const name = nameOfChoice(statuses, value);
  if (!name) return null;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
    >
      <Box
        component="span"
        sx={{
          width: 8,
          height: 8,
          borderRadius: '50%',
          flex: 'none',
          bgcolor: COLOURS[name] ?? 'text.secondary',
        }}
      />
      {name}
    </Box>
  );
};
