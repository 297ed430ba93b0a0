import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Notice } from '../../components/Notice.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { previewCalls } from '../../dataProvider/previewCalls.ts';
import { LinkRow } from './LinkRow.tsx';
import { PREVIEWS } from './previews.ts';

interface LinkListProps {
  kind: string;
  id: number;
}

/** The links to an item, the newest first: who made them, until when they are good, how often they were opened. */
export const LinkList = ({ kind, id }: LinkListProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const { data, error, refetch } = useReadOf(PREVIEWS, previewCalls.ofItem(kind, id));
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ marginTop: 1 }}>
      <Typography variant="h3" id={titleId}>
        {translate('previews.links')}
      </Typography>
      {!data && !error && <SkeletonRows rowCount={2} columnCount={1} />}
      {!data && error && (
        <Notice
          title={translate('previews.loadFailed')}
          text={error.message}
          action={{ label: translate('list.retry'), onClick: () => void refetch() }}
        />
      )}
      {data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary', marginTop: 1 }}>{translate('previews.none')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, '&:empty': { display: 'none' } }}>
        {data?.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </Box>
    </Box>
  );
};
