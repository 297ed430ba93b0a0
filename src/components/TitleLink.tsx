import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { LinkBase, useTranslate } from 'ra-core';
import { DraftMark } from '../drafts/DraftMark.tsx';
import { useEditLink } from './useEditLink.ts';

const clamped = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 'var(--title-lines, 2)',
} as const;

/** A row's title, as a real link to its form. */
export const TitleLink = ({ title }: { title: string }) => {
  const translate = useTranslate();
  const link = useEditLink();
  return (
    <>
      <Link
        component={LinkBase}
        {...link}
        underline="hover"
        sx={{
          display: 'block',
          paddingBlock: 0.375,
          color: title ? 'text.primary' : 'text.secondary',
          fontWeight: 550,
        }}
      >
        <Box component="span" sx={clamped}>
          {title || translate('list.noTitle')}
        </Box>
      </Link>
      <DraftMark />
    </>
  );
};
