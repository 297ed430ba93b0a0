import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { Notice } from '../../components/Notice.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import type { Revision } from '../../dataProvider/revisionCalls.ts';
import { russianMoment } from '../../dates.ts';
import { RecordDifference } from '../../diff/RecordDifference.tsx';
import { actionsSx, type RevisionReadingProps } from './RevisionReading.tsx';
import { type Revisions, useSavedState } from './useRevisions.ts';

/** Pseudo versions: before the first one, and the content of the form. */
const NOTHING = 0;
const FORM = -1;

export interface RevisionComparisonProps extends RevisionReadingProps {
  revisions: readonly Revision[];
  query: Revisions;
  /** Compared with its predecessor unless others are chosen. */
  revision: Revision;
  /** The content of the form, where there is one. */
  form?: () => Partial<RaRecord>;
}

export const RevisionComparison = ({
  resource,
  id,
  revisions,
  query,
  revision,
  form,
  actionFor,
}: RevisionComparisonProps) => {
  const translate = useTranslate();
  const former = revisions[revisions.findIndex(({ version }) => version === revision.version) + 1];
  const [chosen, setChosen] = useState<{ before?: number; after?: number }>({});
  const { before = former?.version ?? NOTHING, after = revision.version } = chosen;
  const states = { before: useSavedState(resource, id, before), after: useSavedState(resource, id, after) };
  const recordOf = (version: number, { data }: { data?: RaRecord }): Partial<RaRecord> | undefined => {
    if (version === FORM) return form?.();
    return version === NOTHING ? {} : data;
  };
  const shown = { before: recordOf(before, states.before), after: recordOf(after, states.after) };
  const failed = [states.before, states.after].find(({ error }) => error);
  const options = [
    ...(form ? [{ value: FORM, label: translate('revisions.form') }] : []),
    ...revisions.map(({ version, at }) => ({
      value: version,
      label: at
        ? translate('revisions.state', { version, at: russianMoment(at) })
        : translate('revisions.first', { version }),
    })),
    ...(query.hasNextPage ? [] : [{ value: NOTHING, label: translate('revisions.none') }]),
  ];
  const actions = [...new Set([before, after])].flatMap((version) => {
    const found = revisions.find((each) => each.version === version);
    const state = version === before ? states.before.data : states.after.data;
    return found && state ? [<Box key={version}>{actionFor?.(found, state)}</Box>] : [];
  });
  if (before === NOTHING && query.hasNextPage)
    return query.error ? (
      <Notice title={query.error.message} onRetry={query.fetchNextPage} />
    ) : (
      <SkeletonRows rowCount={3} />
    );
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        {Object.entries({ before, after }).map(([name, value]) => (
          <TextField
            key={name}
            select
            label={translate(`differences.${name}`)}
            value={value}
            onChange={({ target }) => setChosen({ ...chosen, [name]: Number(target.value) })}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </TextField>
        ))}
      </Box>
      {failed && <Notice title={failed.error?.message} onRetry={failed.refetch} />}
      {!failed && (!shown.before || !shown.after) && <SkeletonRows rowCount={3} />}
      {before === after ? (
        <Box>{translate('revisions.same')}</Box>
      ) : (
        shown.before &&
        shown.after && <RecordDifference resource={resource} before={shown.before} after={shown.after} />
      )}
      {actionFor && actions.length > 0 && <Box sx={actionsSx}>{actions}</Box>}
    </>
  );
};
