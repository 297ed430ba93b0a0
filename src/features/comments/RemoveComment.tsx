import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { RowFailure } from '../../components/RowFailure.tsx';
import { useQuestion } from '../../components/useQuestion.tsx';
import { commentCalls, type Said } from '../../dataProvider/commentCalls.ts';
import { useCommentAct } from './useComments.ts';

/** As long as the server takes one back; a moment less, for the way there. */
const OWN_MS = 9.5 * 60_000;

/** Takes back a comment of one's own that was just made. */
export const RemoveComment = ({ said: { id, at } }: { said: Said }) => {
  const translate = useTranslate();
  const { act, isActing, error } = useCommentAct(() => commentCalls.remove(id));
  const label = translate('comments.remove');
  const { ask, question } = useQuestion({
    title: translate('comments.removeTitle'),
    text: translate('comments.removeText'),
    confirm: label,
    onConfirm: act,
  });
  if (Date.now() - Date.parse(at) > OWN_MS) return null;
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-busy={isActing}
        onClick={ask}
        sx={{ marginInlineStart: 'auto', minHeight: 28, paddingBlock: 0 }}
      >
        {label}
      </Button>
      {error && <RowFailure text={error.message} action={label} onRetry={() => act()} />}
      {question}
    </>
  );
};
