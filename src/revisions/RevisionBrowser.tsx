import './texts.ts';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import type { Identifier, RaRecord } from 'ra-core';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Notice } from '../components/Notice.tsx';
import { SkeletonRows } from '../components/SkeletonRows.tsx';
import { DepositoryError } from '../dataProvider/http.ts';
import type { Revision } from '../dataProvider/revisionCalls.ts';
import { RevisionComparison } from './RevisionComparison.tsx';
import { RevisionList } from './RevisionList.tsx';
import { RevisionReading } from './RevisionReading.tsx';
import { useRevisions } from './useRevisions.ts';

export interface RevisionBrowserProps {
  resource: string;
  id: Identifier;
  /** The version that the record has. */
  newest?: unknown;
  /** What stands in a form, where there is one. */
  form?: () => Partial<RaRecord>;
  /** A state as it is shown, where that is not as it is kept. */
  asShown?: (state: RaRecord) => RaRecord;
  /** What may be done with a state that is shown. */
  actionFor?: (revision: Revision, state: RaRecord) => ReactNode;
}

type View = { kind: 'list' } | { kind: 'read' | 'compare'; revision: Revision };

/** The saved states of a record: which there are, each of them to be read, and any two to be compared. */
export const RevisionBrowser = ({ resource, id, newest, form, asShown, actionFor }: RevisionBrowserProps) => {
  const translate = useTranslate();
  const [view, setView] = useState<View>({ kind: 'list' });
  const { revisions, error, refetch, more } = useRevisions(resource, id, newest);
  // of content that nobody has changed since the first start nothing is kept yet
  if (error instanceof DepositoryError && error.status === 404) return translate('revisions.untouched');
  if (error)
    return (
      <Notice title={error.message} action={{ label: translate('list.retry'), onClick: () => refetch() }} />
    );
  if (!revisions) return <SkeletonRows rowCount={4} columnCount={1} />;
  if (view.kind === 'list')
    return (
      <RevisionList
        resource={resource}
        revisions={revisions}
        more={more}
        onRead={(revision) => setView({ kind: 'read', revision })}
        onCompare={(revision) => setView({ kind: 'compare', revision })}
      />
    );
  const shown = { resource, id, revision: view.revision, asShown, actionFor };
  return (
    <>
      <Button
        autoFocus
        size="small"
        color="inherit"
        startIcon={<ArrowBackIcon />}
        onClick={() => setView({ kind: 'list' })}
        sx={{ justifySelf: 'start', alignSelf: 'flex-start' }}
      >
        {translate('revisions.back')}
      </Button>
      {view.kind === 'read' ? (
        <RevisionReading {...shown} />
      ) : (
        <RevisionComparison {...shown} revisions={revisions} form={form} />
      )}
    </>
  );
};
