import { Box, Button } from '@mui/material';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { takeFocus } from '../components/passFocus.ts';
import { sanitiseMarked } from '../richText/sanitise.ts';
import { shownText } from '../richText/view/shownText.ts';
import type { Language } from '../wire/wire.ts';
import { differenceSx, screenReaderStyles } from './differenceSx.ts';
import { compareTexts, type Row } from './document/compare.ts';
import type { Note } from './document/looks.ts';

interface DifferenceRowsProps {
  before: string;
  after: string;
  /** Shows the second text alone, with neutral marks where the first one differs. */
  isOneSided?: boolean;
  language?: Language;
}

/** The blocks of a rich text as on the site, with additions and removals marked; long equal parts are collapsed. */
export const DifferenceRows = ({ before, after, isOneSided, language }: DifferenceRowsProps) => {
  const translate = useTranslate();
  const [opened, setOpened] = useState<readonly number[]>([]);
  const rows = useMemo(() => compareTexts(before, after, isOneSided), [before, after, isOneSided]);
  return (
    <Box sx={screenReaderStyles(translate)}>
      {!isOneSided && <Summary rows={rows} isSameText={before === after} />}
      {collapseUnchanged(rows).map(({ from, rows: own, isCollapsed }) => {
        if (isCollapsed && !opened.includes(from))
          return (
            <Button
              key={from}
              size="small"
              onClick={() => setOpened([...opened, from])}
              sx={{ minHeight: 32, marginBlock: 0.5, marginInlineStart: 1.5 }}
            >
              {translate('differences.more', { smart_count: own.length })}
            </Button>
          );
        const shown = own.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one difference never change their order
          <DifferenceRow key={index} row={row} isOneSided={isOneSided} language={language} />
        ));
        return isCollapsed ? <Opened key={from}>{shown}</Opened> : <div key={from}>{shown}</div>;
      })}
    </Box>
  );
};

interface RowGroup {
  /** The index of its first row. */
  from: number;
  rows: readonly Row[];
  isCollapsed: boolean;
}

/** Collapses equal rows, except beside a change; of equal texts the first row stays. */
export const collapseUnchanged = (rows: readonly Row[]): RowGroup[] => {
  const isNear = (index: number) =>
    rows.slice(Math.max(0, index - 1), index + 2).some(({ kind }) => kind !== 'same') ||
    (index === 0 && rows.every(({ kind }) => kind === 'same'));
  const groups: { from: number; rows: Row[]; isNear: boolean }[] = [];
  for (const [index, row] of rows.entries()) {
    const last = groups.at(-1);
    if (last && last.isNear === isNear(index)) last.rows.push(row);
    else groups.push({ from: index, rows: [row], isNear: isNear(index) });
  }
  // the button to expand a single row would take as much room as the row
  return groups.map(({ isNear: isShown, ...group }) => ({
    ...group,
    isCollapsed: !isShown && group.rows.length > 1,
  }));
};

const COUNTED = ['changed', 'added', 'removed', 'movedTo'] as const;

/** The numbers of changed, added, removed and moved blocks; empty for a text of one changed block. */
const Summary = ({ rows, isSameText }: { rows: readonly Row[]; isSameText: boolean }) => {
  const translate = useTranslate();
  if (rows.length === 1 && rows[0]?.kind !== 'same') return null;
  const counts = COUNTED.flatMap((kind) => {
    const count = rows.filter((row) => row.kind === kind).length;
    return count > 0 ? [translate(`differences.changes.${kind}`, { smart_count: count })] : [];
  });
  const text = counts.join(', ') || translate(isSameText ? 'differences.none' : 'differences.noneSeen');
  return (
    <Box sx={{ color: 'text.secondary', fontSize: 14, marginBottom: 1 }}>
      {text.charAt(0).toUpperCase() + text.slice(1)}
    </Box>
  );
};

/** Takes over the focus of the button that expanded it. */
const Opened = ({ children }: { children: ReactNode }) => (
  <Box
    ref={takeFocus}
    tabIndex={-1}
    sx={{ outline: 'none', '&:focus-visible > *': { borderColor: 'divider' } }}
  >
    {children}
  </Box>
);

const EDGES: Record<Row['kind'], string> = {
  same: 'transparent',
  changed: 'warning.main',
  added: 'success.main',
  removed: 'error.main',
  movedTo: 'primary.main',
  movedFrom: 'primary.main',
};

const hasTitle = (kind: Row['kind']) => kind !== 'same' && kind !== 'changed';

interface DifferenceRowProps extends Pick<DifferenceRowsProps, 'isOneSided' | 'language'> {
  row: Row;
}

/** A paragraph, list or table with its changes marked, followed by notes on changes that its words cannot show. */
const DifferenceRow = ({ row: { kind, html, notes }, isOneSided, language }: DifferenceRowProps) => {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(shownText(html, sanitiseMarked)), [html]);
  if (isOneSided && (kind === 'removed' || kind === 'movedFrom')) return null;
  // a table may be wider than a phone; the keyboard scrolls it
  const scrolled = { role: 'group', tabIndex: 0, 'aria-label': translate('differences.table') };
  return (
    <Box
      sx={{
        borderInlineStart: '3px solid',
        borderColor: EDGES[kind],
        paddingInlineStart: 1.5,
        marginBottom: 1,
      }}
    >
      {hasTitle(kind) && !isOneSided && (
        <Box sx={{ color: EDGES[kind], fontSize: 13, fontWeight: 600 }}>
          {translate(`differences.${kind}`)}
        </Box>
      )}
      <Box ref={place} lang={language} sx={differenceSx} {...(html.includes('<table') && scrolled)} />
      <Notes notes={notes} isOneSided={isOneSided} />
    </Box>
  );
};

/** «„годовой отчёт“: стало — полужирный». */
const Notes = ({ notes, isOneSided }: { notes: readonly Note[]; isOneSided?: boolean }) => {
  const translate = useTranslate();
  const textOf = (note: Note): string => {
    if (note.kind !== 'looks') {
      const key = note.kind === 'added' ? 'thingAdded' : 'thingRemoved';
      return isOneSided ? '' : translate(`differences.${key}`, { name: note.name });
    }
    const list = (key: string, words: readonly string[]) =>
      words.length > 0 ? translate(`differences.${key}`, { what: words.join(', ') }) : '';
    const what = isOneSided
      ? list('own', note.added)
      : [list('nowIs', note.added), list('was', note.removed)].filter(Boolean).join('; ');
    return what && note.of ? translate('differences.of', { of: note.of, what }) : what;
  };
  const texts = [...new Set(notes.map(textOf).filter(Boolean))];
  if (texts.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={translate('differences.beside')}
      sx={{ margin: '4px 0 0', paddingInlineStart: 2.5, color: 'text.secondary', fontSize: 13.5 }}
    >
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Box>
  );
};
