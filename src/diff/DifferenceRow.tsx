import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useLayoutEffect, useRef } from 'react';
import { sanitiseMarked } from '../richText/sanitise.ts';
import { shownText } from '../richText/view/shownText.ts';
import type { Language } from '../wire/wire.ts';
import { differenceSx } from './differenceSx.ts';
import type { Block, Note, Row, RowKind } from './document/block.ts';
import { plain } from './document/compare.ts';

/** Every row has an edge, so that words stand under each other; only one that differs has it coloured. */
export const rowSx = { outline: 'none', '&:focus-visible > *': { borderColor: 'divider' } };

const EDGES: Record<RowKind, string> = {
  changed: 'warning.main',
  added: 'success.main',
  removed: 'error.main',
  movedTo: 'primary.main',
  movedFrom: 'primary.main',
};

const TITLED: readonly RowKind[] = ['added', 'removed', 'movedTo', 'movedFrom'];

/** What only the first text has is left out, and the rest of what differs is marked neutrally. */
const ownSide = (html: string) =>
  html
    .replace(/<del>[\s\S]*?<\/del>/g, '')
    .replace(/<ins(?: class="ql-looks")?>/g, '<mark class="ql-own">')
    .replaceAll('</ins>', '</mark>');

interface DifferenceRowProps {
  row: Row;
  /** Of a row without differences. */
  block?: Block;
  isOneSided?: boolean;
  language?: Language;
}

/** A paragraph, a list or a table with what has changed of it, in place and, beside its words, below it. */
export const DifferenceRow = ({ row, block, isOneSided, language }: DifferenceRowProps) => {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  // a table may be wider than a telephone, and is scrolled by keys then
  const scrolled = { role: 'group', tabIndex: 0, 'aria-label': translate('differences.table') };
  const whole = row.kind === 'same' ? (block ? plain(block).html : '') : row.html;
  const own = row.kind !== 'same' && isOneSided ? ownSide(whole) : whole;
  useLayoutEffect(() => place.current?.replaceChildren(shownText(own, sanitiseMarked)), [own]);
  const { kind } = row;
  const isHidden = isOneSided && (kind === 'removed' || kind === 'movedFrom');
  if (isHidden) return null;
  const edge = kind === 'same' ? 'transparent' : EDGES[kind];
  return (
    <Box sx={{ borderInlineStart: '3px solid', borderColor: edge, paddingInlineStart: 1.5, marginBottom: 1 }}>
      {kind !== 'same' && !isOneSided && TITLED.includes(kind) && (
        <Box sx={{ color: edge, fontSize: 13, fontWeight: 600 }}>{translate(`differences.${kind}`)}</Box>
      )}
      <Box ref={place} lang={language} sx={differenceSx} {...(own.includes('<table') && scrolled)} />
      {row.kind !== 'same' && <Notes notes={row.notes} isOneSided={isOneSided} />}
    </Box>
  );
};

/** What words cannot show: «„годовой отчёт“: стало — полужирный». */
const Notes = ({ notes, isOneSided }: { notes: readonly Note[]; isOneSided?: boolean }) => {
  const translate = useTranslate();
  const told = notes.flatMap((note) => {
    if (note.kind !== 'looks')
      return isOneSided
        ? []
        : [
            translate(`differences.${note.kind === 'added' ? 'thingAdded' : 'thingRemoved'}`, {
              name: note.name,
            }),
          ];
    const said = (key: string, words: readonly string[]) =>
      words.length > 0 ? [translate(`differences.${key}`, { what: words.join(', ') })] : [];
    const what = isOneSided
      ? said('own', note.added)
      : [...said('nowIs', note.added), ...said('was', note.removed)];
    if (what.length === 0) return [];
    return note.of ? [translate('differences.of', { of: note.of, what: what.join('; ') })] : what;
  });
  if (told.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={translate('differences.beside')}
      sx={{ margin: '4px 0 0', paddingInlineStart: 2.5, color: 'text.secondary', fontSize: 13.5 }}
    >
      {[...new Set(told)].map((each) => (
        <li key={each}>{each}</li>
      ))}
    </Box>
  );
};
