import PlaceIcon from '@mui/icons-material/FormatQuoteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { CommentPlace } from '../../dataProvider/commentCalls.ts';
import { usePlaceName } from './usePlaceName.ts';

interface PlaceLineProps {
  resource: string;
  place: CommentPlace;
  /** How the passage stands in the text; nothing where nobody knows. */
  state?: 'there' | 'changed' | 'gone';
  /** Leads to the place. */
  onShow?: () => void;
}

const boxSx = {
  borderInlineStart: '3px solid',
  borderColor: 'primary.main',
  paddingInlineStart: 1.25,
  marginBottom: 1,
  fontSize: 14,
};

/** What a thread is about: the place, the words quoted, and whether they still stand there. */
export const PlaceLine = ({ resource, place, state, onShow }: PlaceLineProps) => {
  const translate = useTranslate();
  const name = usePlaceName(resource)(place);
  return (
    <Box sx={boxSx}>
      {place.quote && (
        <Box component="q" lang={place.language} sx={{ overflowWrap: 'anywhere', quotes: '"«" "»"' }}>
          {place.quote.exact}
        </Box>
      )}
      <Box sx={{ color: 'text.secondary' }}>
        {onShow && state !== 'gone' ? (
          <Button
            size="small"
            startIcon={<PlaceIcon />}
            onClick={onShow}
            aria-label={translate('comments.show', { place: name })}
            sx={{ minHeight: 28, marginInlineStart: -0.5, paddingBlock: 0, textAlign: 'start' }}
          >
            {name}
          </Button>
        ) : (
          name
        )}
      </Box>
      {(state === 'gone' || state === 'changed') && (
        <Box sx={{ color: 'warning.main' }}>{translate(`comments.${state}`)}</Box>
      )}
    </Box>
  );
};
