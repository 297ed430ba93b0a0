import Link from '@mui/material/Link';
import { LinkBase, useCreatePath, useRecordContext, useResourceContext, useTranslate } from 'ra-core';

/** A row's title, as a real link to its form. */
export const TitleLink = ({ title }: { title: string }) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  return (
    <Link
      component={LinkBase}
      to={createPath({ resource, type: 'edit', id: record?.id })}
      underline="hover"
      sx={{
        color: title ? 'text.primary' : 'text.secondary',
        fontWeight: 550,
        display: '-webkit-box',
        overflow: 'hidden',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: { xs: 4, sm: 2 },
      }}
    >
      {title || translate('list.noTitle')}
    </Link>
  );
};
