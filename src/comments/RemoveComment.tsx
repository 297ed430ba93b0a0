import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { RowFailure } from '../components/RowFailure.tsx';
import { commentCalls, type Said } from '../dataProvider/commentCalls.ts';
import { useCommentAct } from './useComments.ts';

/** As long as the server takes one back; a moment less, for the way there. */
const OWN_MS = 9.5 * 60_000;

/** Takes back a comment of one's own that was just made. */
export const RemoveComment = ({ said: { id, at } }: { said: Said }) => {
  const translate = useTranslate();
  const [isAsked, setIsAsked] = useState(false);
  const { act, isActing, error } = useCommentAct(() => commentCalls.remove(id));
  if (Date.now() - Date.parse(at) > OWN_MS) return null;
  const label = translate('comments.remove');
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-busy={isActing}
        onClick={() => setIsAsked(true)}
        sx={{ marginInlineStart: 'auto', minHeight: 28, paddingBlock: 0 }}
      >
        {label}
      </Button>
      {error && <RowFailure text={error.message} action={label} onRetry={() => act()} />}
      <ConfirmDialog
        open={isAsked}
        title={translate('comments.removeTitle')}
        text={translate('comments.removeText')}
        confirmLabel={label}
        cancelLabel={translate('remove.cancel')}
        onConfirm={() => {
          setIsAsked(false);
          act();
        }}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
};
