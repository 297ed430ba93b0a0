import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type Identifier, type RaRecord, useTranslate } from 'react-admin';
import { Notice } from '../../components/Notice.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { fieldPathsIn } from '../../dataProvider/fieldPaths.ts';
import type { Revision } from '../../dataProvider/revisionCalls.ts';
import { russianMoment } from '../../dates.ts';
import { fundSx } from '../../diff/differenceSx.ts';
import { Picture } from '../../diff/Picture.tsx';
import { useFieldLabel } from '../../diff/useFieldLabel.ts';
import { useFieldValue } from '../../diff/useFieldValue.ts';
import { RichTextView } from '../../richText/view/RichTextView.tsx';
import { useSavedState } from './useRevisions.ts';

const pageSx = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  // amounts do not break; a wider list scrolls
  overflow: 'auto',
  '& > *': { padding: 1.5 },
  '& > :has(.ql-fund)': { paddingInline: { xs: 0.5, sm: 1.5 } },
  ...fundSx,
};

export interface RevisionReadingProps {
  resource: string;
  id: Identifier;
  revision: Revision;
  /** Actions for the shown state. */
  actionFor?: (revision: Revision, state: RaRecord) => ReactNode;
}

/** In view however long the text is. */
export const actionsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  position: 'sticky',
  // over the padding of the panel
  bottom: -24,
  paddingBlock: '8px 24px',
  marginBottom: -3,
  bgcolor: 'background.paper',
} as const;

/** One saved state, field by field. */
export const RevisionReading = ({ resource, id, revision, actionFor }: RevisionReadingProps) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel(resource);
  const wordsOf = useFieldValue(resource);
  const { data: state, error, refetch } = useSavedState(resource, id, revision.version);
  if (error) return <Notice title={error.message} onRetry={refetch} />;
  if (!state) return <SkeletonRows rowCount={3} />;
  const { version, at } = revision;
  const filled = fieldPathsIn(state)
    .map((place) => ({ place, value: wordsOf(state, place) }))
    .filter(({ value }) => value.text);
  return (
    <>
      <Typography component="h3" variant="h3">
        {at
          ? translate('revisions.reading', { version, at: russianMoment(at) })
          : translate('revisions.version', { version })}
      </Typography>
      {filled.length === 0 && <Box>{translate('revisions.empty')}</Box>}
      {filled.map(({ place, value }) => (
        <Box key={place.path} role="group" aria-label={labelOf(place)} sx={{ minWidth: 0 }}>
          <Box aria-hidden sx={{ fontWeight: 600, fontSize: 14, color: 'text.secondary' }}>
            {labelOf(place)}
          </Box>
          {value.picture && <Picture source={value.picture} />}
          {value.isRich ? (
            <Box sx={pageSx}>
              <RichTextView html={value.html} language={place.language} />
            </Box>
          ) : (
            <Box lang={place.language} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
              {value.text}
            </Box>
          )}
        </Box>
      ))}
      {actionFor && <Box sx={actionsSx}>{actionFor(revision, state)}</Box>}
    </>
  );
};
