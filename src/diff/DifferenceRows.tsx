import { Box, Button } from '@mui/material';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DifferenceRow } from './DifferenceRow.tsx';
import type { DocumentDifferenceProps } from './DocumentDifference.tsx';
import { screenReaderStyles } from './differenceSx.ts';
import { compareTexts, type Row } from './document/compare.ts';

/** The blocks of a rich text as it reads on the site, with what is new and what is gone; long equal parts are collapsed. */
export const DifferenceRows = ({ before, after, isOneSided, language }: DocumentDifferenceProps) => {
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
  /** The number of its first row. */
  from: number;
  rows: readonly Row[];
  isCollapsed: boolean;
}

/** Equal rows are collapsed but for those beside a change; of equal texts the first row stays. */
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
  // a single row takes no more room than the button for it
  return groups.map(({ isNear: isShown, ...group }) => ({
    ...group,
    isCollapsed: !isShown && group.rows.length > 1,
  }));
};

const COUNTED = ['changed', 'added', 'removed', 'movedTo'] as const;

/** How many blocks were changed, added, removed, moved; nothing of a text of one changed block. */
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

/** Takes the focus of the button that opened it. */
const Opened = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Box
      ref={place}
      tabIndex={-1}
      sx={{ outline: 'none', '&:focus-visible > *': { borderColor: 'divider' } }}
    >
      {children}
    </Box>
  );
};
