import CommentsIconShape from '@mui/icons-material/ForumOutlined';
import Badge from '@mui/material/Badge';
import { visuallyHidden } from '@mui/utils';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useComments } from './useComments.ts';

/** How many threads about the item of the form are open. It is asked when the form stands; the panel has the answer then. */
export const CommentsIcon = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { data } = useComments(resource, Number(record?.id));
  const open = data?.threads.filter(({ resolved }) => !resolved).length ?? 0;
  return (
    <>
      <Badge badgeContent={open} color="primary" aria-hidden sx={{ marginInlineEnd: open > 0 ? 0.75 : 0 }}>
        <CommentsIconShape fontSize="inherit" />
      </Badge>
      {open > 0 && <span style={visuallyHidden}>{translate('comments.open', { smart_count: open })}</span>}
    </>
  );
};
