import { Box } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { sanitiseMarked } from '../richText/sanitise.ts';
import { shownText } from '../richText/view/shownText.ts';
import type { DocumentDifferenceProps } from './DocumentDifference.tsx';
import { differenceSx } from './differenceSx.ts';
import type { Row } from './document/compare.ts';
import type { Note } from './document/looks.ts';

const EDGES: Record<Row['kind'], string> = {
  same: 'transparent',
  changed: 'warning.main',
  added: 'success.main',
  removed: 'error.main',
  movedTo: 'primary.main',
  movedFrom: 'primary.main',
};

const hasTitle = (kind: Row['kind']) => kind !== 'same' && kind !== 'changed';

interface DifferenceRowProps extends Pick<DocumentDifferenceProps, 'isOneSided' | 'language'> {
  row: Row;
}

/** A paragraph, a list or a table with its changes marked, and below it those that its words cannot show. */
export const DifferenceRow = ({ row: { kind, html, notes }, isOneSided, language }: DifferenceRowProps) => {
  const translate = useTranslate();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(shownText(html, sanitiseMarked)), [html]);
  if (isOneSided && (kind === 'removed' || kind === 'movedFrom')) return null;
  // a table may be wider than a telephone, and is scrolled by keys then
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
