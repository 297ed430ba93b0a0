import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Notice } from '../../components/Notice.tsx';
import { ReadingDialog } from '../../components/ReadingDialog.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { RevisionComparison, type RevisionComparisonProps } from './RevisionComparison.tsx';
import { RevisionList, type View } from './RevisionList.tsx';
import { RevisionReading } from './RevisionReading.tsx';
import { useRevisions } from './useRevisions.ts';

interface RevisionBrowserProps extends Omit<RevisionComparisonProps, 'revision' | 'revisions' | 'query'> {
  /** The record's current version. */
  newest?: unknown;
}

interface RevisionsDialogProps extends RevisionBrowserProps {
  title: string;
  onClose: () => void;
}

/** The saved states of a record without a form. */
export const RevisionsDialog = ({ title, onClose, ...shown }: RevisionsDialogProps) => (
  <ReadingDialog title={title} onClose={onClose} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
    <RevisionBrowser {...shown} />
  </ReadingDialog>
);

/** The saved states of a record: a list, a view of one, and a comparison of any two. */
export const RevisionBrowser = ({ resource, id, newest, form, actionFor }: RevisionBrowserProps) => {
  const translate = useTranslate();
  const [view, setView] = useState<View>();
  const [left, setLeft] = useState<View>();
  const query = useRevisions(resource, id, newest);
  const { data: revisions, error, refetch } = query;
  if (!revisions && error) return <Notice title={error.message} onRetry={refetch} />;
  if (!revisions) return <SkeletonRows rowCount={4} />;
  if (revisions.length === 0) return translate('revisions.untouched');

  const handleView = (chosen: View) => {
    // its predecessor, for the comparison, may not be loaded yet
    if (chosen.kind === 'compare' && chosen.revision === revisions.at(-1) && query.hasNextPage)
      void query.fetchNextPage();
    setView(chosen);
  };
  const handleBack = () => {
    setLeft(view);
    setView(undefined);
  };
  if (!view) return <RevisionList {...{ resource, revisions, query, left }} onView={handleView} />;
  const shown = { resource, id, revision: view.revision, actionFor };
  return (
    <>
      <Button
        autoFocus
        size="small"
        color="inherit"
        startIcon={<ArrowBackIcon />}
        onClick={handleBack}
        sx={{ justifySelf: 'start', alignSelf: 'flex-start' }}
      >
        {translate('revisions.back')}
      </Button>
      {view.kind === 'read' ? (
        <RevisionReading {...shown} />
      ) : (
        <RevisionComparison {...shown} {...{ revisions, query, form }} />
      )}
    </>
  );
};
