import Box from '@mui/material/Box';
import type { Person } from '../../dataProvider/commentCalls.ts';
import { piecesOf } from './calls.ts';

/** What was written, with the people who are called there by their names. */
export const CallingText = ({ text, people }: { text: string; people: readonly Person[] }) =>
  piecesOf(text, people).map(({ text: words, at, person }) =>
    person ? (
      <Box key={at} component="span" title={person.login} sx={{ color: 'primary.main', fontWeight: 600 }}>
        @{person.name}
      </Box>
    ) : (
      words
    ),
  );
