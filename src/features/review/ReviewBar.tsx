import { Box, Button } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { barSx } from '../../components/media.ts';
import { passFocusToScreen } from '../../components/passFocus.ts';

interface ReviewBarProps {
  /** Why it cannot be approved now; under the four-eyes rule with the names of those who can. */
  obstacle?: string;
  /** Nothing waits for approval. */
  isDone: boolean;
  /** It was sent back, so it waits for its author. */
  isReturned: boolean;
  isActing: boolean;
  /** It was just opened, so nobody can have read it. */
  isIdle: boolean;
  onEdit: () => void;
  onApprove: () => void;
  onReturn: () => void;
}

const narrow = { paddingInline: { xs: 1, sm: 2 } };

export const ReviewBar = ({
  obstacle,
  isDone,
  isReturned,
  isActing,
  isIdle,
  onEdit,
  onApprove,
  onReturn,
}: ReviewBarProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box className="screen-only" sx={barSx}>
      {!isDone && (
        <Button
          ref={passFocusToScreen}
          color="inherit"
          sx={narrow}
          disabled={isActing}
          aria-label={translate('review.return')}
          onClick={onReturn}
        >
          {translate('review.returnSubmit')}
          <Box component="span" sx={{ whiteSpace: 'pre', display: { xs: 'none', sm: 'inline' } }}>
            {translate('review.returnWith')}
          </Box>
        </Button>
      )}
      <Button
        color={isReturned ? 'primary' : 'inherit'}
        variant={isReturned ? 'contained' : 'text'}
        sx={narrow}
        onClick={onEdit}
      >
        {translate('list.edit')}
      </Button>
      <Box
        id={id}
        sx={{
          flex: { xs: '1 0 100%', sm: 1 },
          order: { xs: -1, sm: 0 },
          textAlign: { sm: 'end' },
          fontSize: 14,
          color: 'text.secondary',
          '&:empty': { display: { xs: 'none', sm: 'block' } },
        }}
      >
        {obstacle}
      </Box>
      {!isDone && (
        <ActButton
          ref={passFocusToScreen}
          variant={isReturned ? 'outlined' : 'contained'}
          isActing={isActing}
          isIdle={isIdle || obstacle !== undefined}
          aria-describedby={obstacle ? id : undefined}
          onClick={onApprove}
          style={{ marginInlineStart: 'auto' }}
        >
          {translate('list.approve')}
        </ActButton>
      )}
    </Box>
  );
};
