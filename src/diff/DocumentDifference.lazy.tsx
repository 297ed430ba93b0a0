import './texts.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DifferenceRow, rowSx } from './DifferenceRow.tsx';
import type { DocumentDifferenceProps } from './DocumentDifference.tsx';
import { saidBy } from './differenceSx.ts';
import type { Row } from './document/block.ts';
import type { Difference } from './document/comparer.ts';
import { stretchesToShow } from './folding.ts';
import { useDifference } from './useDifference.ts';

/** In what one rich text differs from another: as it reads on the site, with what is new and what is gone, long equal parts folded. */
export const DocumentDifference = ({
  before,
  after,
  isOneSided,
  language,
  label,
}: DocumentDifferenceProps) => {
  const translate = useTranslate();
  const { difference, hasFailed } = useDifference(before, after);
  const words = {
    ins: translate('differences.insOpens'),
    del: translate('differences.delOpens'),
    own: translate('differences.markOpens'),
    looks: translate('differences.looksOpens'),
    closes: translate('differences.closes'),
  };
  return (
    <Box role="group" aria-label={label} aria-busy={!difference && !hasFailed} style={saidBy(words)}>
      {hasFailed && translate('differences.failed')}
      {!difference && !hasFailed && <span role="status">{translate('differences.reading')}</span>}
      {difference && !isOneSided && !isOneChange(difference.rows) && (
        <Told rows={difference.rows} isSameText={before === after} />
      )}
      {difference && <Rows difference={difference} isOneSided={isOneSided} language={language} />}
    </Box>
  );
};

/** A title, or a text of one paragraph: there is nothing to count. */
const isOneChange = (rows: readonly Row[]) => rows.length === 1 && rows[0]?.kind !== 'same';

const COUNTED = ['changed', 'added', 'removed', 'movedTo'] as const;

const Told = ({ rows, isSameText }: { rows: readonly Row[]; isSameText: boolean }) => {
  const translate = useTranslate();
  const counted = COUNTED.flatMap((kind) => {
    const count = rows.filter((row) => row.kind === kind).length;
    return count > 0 ? [translate(`differences.changes.${kind}`, { smart_count: count })] : [];
  });
  const text = counted.join(', ');
  return (
    <Box sx={{ color: 'text.secondary', fontSize: 14, marginBottom: 1 }}>
      {text
        ? text.charAt(0).toUpperCase() + text.slice(1)
        : translate(isSameText ? 'differences.none' : 'differences.noneSeen')}
    </Box>
  );
};

interface RowsProps extends Pick<DocumentDifferenceProps, 'isOneSided' | 'language'> {
  difference: Difference;
}

const Rows = ({ difference: { rows, blocks }, isOneSided, language }: RowsProps) => {
  const translate = useTranslate();
  const [shown, setShown] = useState<readonly number[]>([]);
  return stretchesToShow(rows).map(({ from, rows: own, isFolded }) => {
    if (isFolded && !shown.includes(from))
      return (
        <Button
          key={from}
          size="small"
          onClick={() => setShown([...shown, from])}
          sx={{ minHeight: 32, marginBlock: 0.5, marginInlineStart: 1.5 }}
        >
          {translate('differences.more', { smart_count: own.length })}
        </Button>
      );
    const shownRows = own.map((row, index) => (
      <DifferenceRow
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one difference never change their order
        key={index}
        row={row}
        block={row.kind === 'same' ? blocks[row.index] : undefined}
        isOneSided={isOneSided}
        language={language}
      />
    ));
    return isFolded ? <Unfolded key={from}>{shownRows}</Unfolded> : <div key={from}>{shownRows}</div>;
  });
};

/** Whoever asked for it goes on reading here. */
const Unfolded = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Box ref={place} tabIndex={-1} sx={rowSx}>
      {children}
    </Box>
  );
};
