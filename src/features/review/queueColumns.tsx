import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import { LinkBase, useTranslate } from 'ra-core';
import { createContext, useContext } from 'react';
import type { Column } from '../../components/RecordTable.tsx';
import { isProposable, type Waiting } from '../../dataProvider/reviewCalls.ts';
import { russianDay, toIsoDay } from '../../dates.ts';
import { BASE } from '../../routing/addresses.ts';
import { LANGUAGES } from '../../wire/wire.ts';
import { ageOf } from './age.ts';
import { QUEUE, seenAs } from './queue.ts';
import { useRowTitle } from './useRowTitle.ts';

/** Which rows are ticked, each in the version that stood there then. */
export const Selection = createContext<{
  selected: ReadonlySet<string>;
  toggle: (row: Waiting) => void;
}>({ selected: new Set(), toggle: () => undefined });

const Tick = ({ row }: { row: Waiting }) => {
  const translate = useTranslate();
  const { selected, toggle } = useContext(Selection);
  const name = translate('review.select', { title: useRowTitle()(row) });
  return (
    <Box component="label">
      <Checkbox
        checked={selected.has(seenAs(row))}
        disabled={!row.mayApprove}
        onChange={() => toggle(row)}
        slotProps={{
          input: { 'aria-label': row.mayApprove || !row.reason ? name : `${name}. ${row.reason}` },
        }}
      />
      <span className="row-action-text">{translate('review.selectShort')}</span>
    </Box>
  );
};

const Title = ({ row }: { row: Waiting }) => {
  const translate = useTranslate();
  const { title, kind, replaces, returned, mayApprove, reason } = row;
  const isNamed = title !== '' || isProposable(kind);
  return (
    <>
      <LinkBase to={`${BASE}/${QUEUE}/${row.id}`} className={isNamed ? 'row-title' : 'row-title is-missing'}>
        <span>{useRowTitle()(row)}</span>
      </LinkBase>
      {replaces && <Chip size="small" variant="outlined" label={translate('review.replaces')} />}
      {returned && (
        <Box sx={{ fontSize: 13, fontWeight: 400, color: 'warning.main', overflowWrap: 'anywhere' }}>
          {translate('review.returnedBy', { name: returned.by, note: returned.note })}
        </Box>
      )}
      {!mayApprove && reason && (
        <Box sx={{ fontSize: 13, fontWeight: 400, color: 'text.secondary' }}>{reason}</Box>
      )}
    </>
  );
};

const KindName = ({ kind }: Waiting) => useTranslate()(`resources.${kind}.name`);

const Since = ({ waitingSince }: Waiting) => {
  const translate = useTranslate();
  const [key, count] = ageOf(waitingSince);
  return (
    <>
      {translate(key, { smart_count: count })}
      <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{russianDay(toIsoDay(waitingSince))}</Box>
    </>
  );
};

const Languages = ({ kind, languages }: Waiting) => {
  const translate = useTranslate();
  if (isProposable(kind)) return '—';
  const missing = LANGUAGES.filter((language) => !languages.includes(language));
  const short = (names: readonly string[]) =>
    names.map((language) => translate(`review.short.${language}`)).join(', ');
  if (missing.length === 0) return translate('review.allLanguages');
  return (
    <Box component="span" sx={{ color: 'warning.main' }}>
      {translate('review.languagesMissing', { names: short(missing) })}
    </Box>
  );
};

const Comments = ({ unresolved }: Waiting) =>
  useTranslate()(unresolved > 0 ? 'review.open' : 'review.noneOpen', { smart_count: unresolved });

export const queueColumns: readonly Column<Waiting>[] = [
  { label: 'review.fields.select', variant: 'bare', render: (row) => <Tick row={row} /> },
  { label: 'review.fields.title', variant: 'heading', render: (row) => <Title row={row} /> },
  { label: 'review.fields.kind', variant: 'code', render: (row) => <KindName {...row} /> },
  { label: 'review.fields.author', variant: 'code', render: ({ author }) => author.name },
  { label: 'review.fields.since', render: (row) => <Since {...row} /> },
  { label: 'review.fields.languages', render: (row) => <Languages {...row} /> },
  { label: 'review.fields.comments', render: (row) => <Comments {...row} /> },
];
