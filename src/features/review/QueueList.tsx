import { Box, Button, Checkbox, Chip, Tooltip, Typography } from '@mui/material';
import { useEffect } from 'react';
import { LinkBase, useGetList, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { EmptyPanel } from '../../components/EmptyPanel.tsx';
import { DataTable } from '../../components/list/DataTable.tsx';
import { List } from '../../components/list/List.tsx';
import { Pagination } from '../../components/list/Pagination.tsx';
import { wideTitleSx } from '../../components/list/tableSx.ts';
import { passFocusToScreen } from '../../components/passFocus.ts';
import { useReviewedTitle } from '../../components/titleOf.ts';
import { isProposable, reviewPath, type Waiting } from '../../dataProvider/reviewCalls.ts';
import { durationInWords, russianDay, toIsoDay } from '../../dates.ts';
import { BASE } from '../../routing/returnTo.ts';
import { LANGUAGES } from '../../wire/wire.ts';
import { BulkApproval } from './BulkApproval.tsx';
import { PER_PAGE, QUEUE, useQueuePlace } from './queue.ts';
import { queueFilters } from './queueFilters.tsx';

/** Everything that waits for approval, of all kinds, oldest first. */
export const QueueList = () => {
  useQueuePlace();
  return (
    <List
      resource={QUEUE}
      title={useTranslate()('review.title')}
      perPage={PER_PAGE}
      filters={queueFilters}
      // navigation between items relies on this page size
      pagination={<Pagination />}
    >
      <QueueRows />
    </List>
  );
};

const QueueRows = () => {
  const translate = useTranslate();
  const { total, filterValues, page, onUnselectItems } = useListContext<Waiting>();
  const place = JSON.stringify({ page, filterValues });
  // biome-ignore lint/correctness/useExhaustiveDependencies: react-admin makes onUnselectItems anew at each render
  useEffect(() => onUnselectItems(), [place]);
  return (
    <>
      <BulkApproval />
      {total === 0 && Object.keys(filterValues).length > 0 ? (
        <NothingFound />
      ) : (
        <DataTable emptyText="review.empty" aria-label={translate('review.title')} sx={wideTitleSx}>
          <DataTable.Col label="review.fields.select" cell="icon" field={SelectField} />
          <DataTable.Col label="review.fields.title" cell="title" field={TitleField} />
          <DataTable.Col
            label="review.fields.kind"
            cell="state"
            render={({ kind }) => translate(`resources.${kind}.name`)}
          />
          <DataTable.Col label="review.fields.author" cell="state" field={AuthorField} />
          <DataTable.Col label="review.fields.since" field={SinceField} />
          <DataTable.Col label="review.fields.languages" cell="state" field={LanguagesField} />
          <DataTable.Col
            label="review.fields.comments"
            render={({ unresolved }) =>
              unresolved > 0 && translate('review.open', { smart_count: unresolved })
            }
          />
        </DataTable>
      )}
    </>
  );
};

/** Tells that filters hide waiting items. */
const NothingFound = () => {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  // also those that others have to approve
  const { total: count } = useGetList(QUEUE, { filter: {}, pagination: { page: 1, perPage: 1 } });
  const hidden = count ? ` ${translate('review.hidden', { count })}` : '';
  return (
    <EmptyPanel text={`${translate('review.emptyFiltered')}${hidden}`}>
      <Button ref={passFocusToScreen} variant="outlined" onClick={() => setFilters({}, {})}>
        {translate('review.showAll')}
      </Button>
    </EmptyPanel>
  );
};

/** The checkbox of a row; for a row that may not be approved it tells why. */
const SelectField = () => {
  const translate = useTranslate();
  const titleOf = useReviewedTitle();
  const row = useRecordContext<Waiting>();
  const { selectedIds, onToggleItem } = useListContext();
  if (!row) return null;
  const { id, mayApprove, reason } = row;
  const name = translate('review.select', { title: titleOf(row) });
  return (
    <Tooltip title={reason ?? ''} describeChild placement="top">
      <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center' }}>
        <Checkbox
          checked={selectedIds.includes(id)}
          disabled={!mayApprove}
          onChange={() => onToggleItem(id)}
          slotProps={{ input: { 'aria-label': name, 'aria-description': reason ?? undefined } }}
        />
        <span className="card-only">{translate('review.selectShort')}</span>
      </Box>
    </Tooltip>
  );
};

const TitleField = () => {
  const translate = useTranslate();
  const titleOf = useReviewedTitle();
  const row = useRecordContext<Waiting>();
  if (!row) return null;
  const { title, kind, itemId, replaces, takenDown, returned, answered, mayApprove, reason } = row;
  const isNamed = title !== '' || isProposable(kind);
  return (
    <div>
      <LinkBase
        to={`${BASE}/${reviewPath(kind, itemId)}`}
        className={isNamed ? 'row-title' : 'row-title is-missing'}
      >
        <span>{titleOf(row)}</span>
      </LinkBase>
      {replaces && <Chip label={translate('list.replaces')} />}
      {takenDown && <Chip color="warning" label={translate('review.takenDown')} />}
      {answered && <Chip color="info" label={translate('review.corrected')} />}
      {returned && (
        <Box sx={{ fontSize: 13, fontWeight: 400, color: 'warning.main', overflowWrap: 'anywhere' }}>
          {translate('review.returnedBy', { name: returned.by, note: returned.note })}
        </Box>
      )}
      {!mayApprove && reason && (
        <Box sx={{ fontSize: 13, fontWeight: 400, color: 'text.secondary' }}>{translate('review.isOwn')}</Box>
      )}
    </div>
  );
};

const AuthorField = () => {
  const { name } = useRecordContext<Waiting>()?.author ?? {};
  return (
    <Typography variant="inherit" component="div" noWrap title={name} sx={{ maxWidth: 150 }}>
      {name}
    </Typography>
  );
};

const HOUR_SECONDS = 60 * 60;

/** The waiting time: in hours, and from a day on in whole days. */
const SinceField = () => {
  const translate = useTranslate();
  const { waitingSince = '' } = useRecordContext<Waiting>() ?? {};
  const seconds = (Date.now() - Date.parse(waitingSince)) / 1000;
  return (
    <div>
      {seconds < HOUR_SECONDS ? translate('review.lessThanHour') : durationInWords(seconds, 1)}
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{russianDay(toIsoDay(waitingSince))}</Box>
    </div>
  );
};

const LanguagesField = () => {
  const translate = useTranslate();
  const { kind = '', languages = [] } = useRecordContext<Waiting>() ?? {};
  if (isProposable(kind)) return '—';
  const missing = LANGUAGES.filter((language) => !languages.includes(language));
  if (missing.length === 0) {
    const name = translate('review.allLanguages');
    return (
      <span className="language-marks" role="img" aria-label={name} title={name}>
        <i className="complete" />
      </span>
    );
  }
  const names = missing.map((language) => translate(`review.short.${language}`)).join(', ');
  return (
    <Box component="span" sx={{ color: 'warning.main' }}>
      {translate('review.languagesMissing', { names })}
    </Box>
  );
};
