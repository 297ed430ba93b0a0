import { Box, Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { RowFailure } from '../../components/RowFailure.tsx';
import { StateDot } from '../../components/StateDot.tsx';
import type { FieldPath } from '../../dataProvider/fieldPaths.ts';
import type { Revision } from '../../dataProvider/revisionCalls.ts';
import { russianMoment } from '../../dates.ts';
import { useFieldLabel } from '../../diff/useFieldLabel.ts';
import { isPublishable } from '../../wire/kinds.ts';
import { LANGUAGES, type Language } from '../../wire/wire.ts';
import type { Revisions } from './useRevisions.ts';

export interface View {
  kind: 'read' | 'compare';
  revision: Revision;
}

interface RevisionListProps {
  resource: string;
  revisions: readonly Revision[];
  query: Revisions;
  /** The state that was viewed before, which gets the focus back. */
  left?: View;
  onView: (view: View) => void;
}

const rowSx = {
  display: 'grid',
  gap: 0.5,
  paddingBlock: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

export const RevisionList = ({ resource, revisions, query, left, onView }: RevisionListProps) => {
  const translate = useTranslate();
  const { hasNextPage, isFetchingNextPage, fetchNextPage, error } = query;
  const newest = revisions[0]?.version;
  return (
    <>
      <Box component="ol" reversed sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {revisions.map((revision) => (
          <Box key={revision.version} component="li" sx={rowSx}>
            <Row resource={resource} revision={revision} isNewest={revision.version === newest} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: -1 }}>
              {(['compare', 'read'] as const).map((kind) => (
                <Button
                  key={kind}
                  size="small"
                  autoFocus={kind === left?.kind && revision.version === left.revision.version}
                  aria-label={translate('revisions.nameOf', {
                    act: translate(`revisions.${kind}`),
                    version: revision.version,
                  })}
                  onClick={() => onView({ kind, revision })}
                >
                  {translate(`revisions.${kind}`)}
                </Button>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {hasNextPage && (
        <ActButton variant="outlined" isActing={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('revisions.older')}
        </ActButton>
      )}
      {error && (
        <RowFailure text={error.message} action={translate('revisions.older')} onRetry={fetchNextPage} />
      )}
    </>
  );
};

const Row = ({
  resource,
  revision: { version, at, by, act, changed },
  isNewest,
}: {
  resource: string;
  revision: Revision;
  isNewest: boolean;
}) => {
  const translate = useTranslate();
  const namesOf = useChangedFields(resource);
  const record = useRecordContext();
  const isOnSite = record?.status === 'published' && record.version === version;
  // in kinds without publication an approval publishes nothing, so it is named a confirmation
  const word = act === 'approve' && !isPublishable(resource) ? 'confirm' : act;
  // everything is new in a new record, and approvals and the trash describe their change themselves
  const what = act === 'update' || act === 'propose' || act === undefined ? namesOf(changed) : '';
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {translate('revisions.version', { version })}
        </Box>
        <Box component="span" className="tabular" sx={{ color: 'text.secondary', fontSize: 14 }}>
          {at ? `${russianMoment(at)}, ${by}` : translate('revisions.nobody')}
        </Box>
        {act === 'propose' && <StateDot colour="warning.main">{translate('revisions.proposed')}</StateDot>}
        {act === 'approve' && (
          <StateDot colour="success.main">
            {translate(isPublishable(resource) ? 'revisions.published' : 'revisions.approved')}
          </StateDot>
        )}
        {isNewest && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
            {translate(isOnSite ? 'revisions.newestOnSite' : 'revisions.newest')}
          </Box>
        )}
      </Box>
      <Box sx={{ fontSize: 14.5 }}>
        {what ? translate('revisions.changed', { what }) : word && translate(`revisions.acts.${word}`)}
      </Box>
    </>
  );
};

const MOST = 6;

const placeOf = (source: string): FieldPath => {
  const [, name, inEntry] = /^entries\.(\w+)\.(.+)$/.exec(source) ?? [];
  const language = LANGUAGES.find((each) => each === name);
  // the rows of a fund list are shown as one field
  if (source.startsWith('rows.')) return { path: 'list', field: 'list' };
  return { path: source, field: inEntry ?? source, language };
};

/** @returns a function that lists changed fields: «Заголовок (рус., узб.), Дата» */
const useChangedFields = (resource: string) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel(resource);
  return (sources: readonly string[]): string => {
    const fields = new Map<string, Language[]>();
    for (const { field, language } of sources.map(placeOf)) {
      const label = labelOf({ path: field, field });
      fields.set(label, [...(fields.get(label) ?? []), ...(language ? [language] : [])]);
    }
    const names = [...fields].map(([field, changed]) => {
      const languages = LANGUAGES.filter((each) => changed.includes(each))
        .map((each) => translate(`revisions.languages.${each}`))
        .join(', ');
      return languages ? translate('revisions.inLanguages', { field, languages }) : field;
    });
    const rest =
      names.length > MOST ? [translate('differences.andMore', { count: names.length - MOST })] : [];
    return [...names.slice(0, MOST), ...rest].join(', ');
  };
};
