import Link from '@mui/material/Link';
import { LinkBase, useTranslate } from 'ra-core';
import { useEditLink } from './useEditLink.ts';

/** A row's title, as a real link to its form. */
export const TitleLink = ({ title }: { title: string }) => {
  const translate = useTranslate();
  const link = useEditLink();
  return (
    <Link
      component={LinkBase}
      {...link}
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
