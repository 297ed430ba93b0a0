import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { Confirm } from '../../components/Confirm.tsx';
import { RowFailure } from '../../components/RowFailure.tsx';
import { COMMENTS, commentCalls, type Person, type Said } from '../../dataProvider/commentCalls.ts';
import { russianMoment } from '../../dates.ts';
import { piecesOf } from './mentions.ts';

/** A text with the mentioned people's names. */
export const TextWithMentions = ({ text, people }: { text: string; people: readonly Person[] }) =>
  piecesOf(text, people).map(({ text: words, at, person }) =>
    person ? (
      <Box key={at} component="span" title={person.login} sx={{ color: 'primary.main', fontWeight: 600 }}>
        @{person.name}
      </Box>
    ) : (
      words
    ),
  );

interface CommentProps {
  said: Said;
  people: readonly Person[];
  children?: ReactNode;
}

export const Comment = ({ said: { text, by, at, isErased }, people, children }: CommentProps) => {
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
        {isErased ? translate('comments.erased') : <TextWithMentions text={text} people={people} />}
      </Typography>
    </div>
  );
};

/** The server's limit for deleting a comment, less the time of a request. */
const REMOVABLE_MS = 9.5 * 60_000;

/** Deletes the user's own new comment. */
export const RemoveComment = ({ said: { id, at } }: { said: Said }) => {
  const translate = useTranslate();
  const { change } = useDepository();
  const [isAsking, setIsAsking] = useState(false);
  const { act, isActing, error } = useAct({ run: () => change(COMMENTS, commentCalls.remove(id)) });
  const label = translate('ra.action.delete');
  if (Date.now() - Date.parse(at) > REMOVABLE_MS) return null;
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-busy={isActing}
        onClick={() => setIsAsking(true)}
        sx={{ marginInlineStart: 'auto', minHeight: 28, paddingBlock: 0 }}
      >
        {label}
      </Button>
      {error && <RowFailure text={error.message} action={label} onRetry={() => act()} />}
      <Confirm
        isOpen={isAsking}
        title={translate('comments.removeTitle')}
        content={translate('comments.removeText')}
        confirm={label}
        onConfirm={act}
        close={() => setIsAsking(false)}
      />
    </>
  );
};
