import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Person, Said } from '../../dataProvider/commentCalls.ts';
import { russianMoment } from '../../dates.ts';
import { CallingText } from './CallingText.tsx';

interface SaidTextProps {
  said: Said;
  people: readonly Person[];
  /** What can be done with it. */
  children?: ReactNode;
}

/** What somebody has said, with who and when; people who are called stand there by their names. */
export const SaidText = ({ said: { text, by, at, isErased }, people, children }: SaidTextProps) => {
  const translate = useTranslate();
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Typography component="span" variant="body2" title={by.login} sx={{ fontWeight: 600 }}>
          {by.name}
        </Typography>
        <Typography component="time" dateTime={at} variant="caption" sx={{ color: 'text.secondary' }}>
          {russianMoment(at)}
        </Typography>
        {children}
      </Box>
      <Typography
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          ...(isErased && { fontStyle: 'italic', color: 'text.secondary' }),
        }}
      >
        {isErased ? translate('comments.erased') : <CallingText text={text} people={people} />}
      </Typography>
    </div>
  );
};
