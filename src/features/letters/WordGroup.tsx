import { Box, Button, Checkbox, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Change } from '../../uzbek/changes.ts';
import type { Language } from '../../wire/wire.ts';
import { type Choice, contextOf, type Group, spellingOf, withPlaces } from './groups.ts';

interface WordGroupProps {
  group: Group;
  /** The text around the word. */
  text: string;
  language?: Language;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

const FEW = 3;

/** A word and its proposed spelling, with its occurrences, which are accepted or skipped together or one by one. */
export const WordGroup = ({ group, text, language, choice, onChoose }: WordGroupProps) => {
  const translate = useTranslate();
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { key, from, spellings, sure, changes } = group;
  const to = spellingOf(group, choice);
  const taken = changes.filter((change) => !choice.left.has(change)).length;
  const places = showsAll ? changes : changes.slice(0, FEW);
  return (
    <Box sx={{ paddingBlock: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Checkbox
          size="small"
          checked={taken === changes.length}
          indeterminate={taken > 0 && taken < changes.length}
          onChange={(_event, isTaken) => onChoose(withPlaces(choice, changes, isTaken))}
          slotProps={{ input: { id } }}
          sx={{ marginInlineStart: -1 }}
        />
        <Box component="label" htmlFor={id} sx={{ flex: 1, fontSize: 15 }}>
          <Box component="span" lang={language} sx={{ color: 'text.secondary' }}>
            {from.trim()}
          </Box>
          <Box
            component="span"
            aria-label={translate('letters.becomes')}
            role="img"
            sx={{ marginInline: 1, color: 'text.secondary' }}
          >
            →
          </Box>
          <Box component="span" lang={language} sx={{ fontWeight: 600 }}>
            {to.trim()}
          </Box>
        </Box>
        {!sure && (
          <Box component="span" sx={{ fontSize: 13, color: 'warning.main' }}>
            {translate('letters.unsure')}
          </Box>
        )}
      </Box>
      <Box sx={{ paddingInlineStart: 4.25 }}>
        {spellings.length > 1 && (
          <RadioGroup
            row
            aria-label={translate('letters.spelling', { word: from })}
            value={to}
            onChange={(_event, spelling) =>
              onChoose({ ...choice, spelled: { ...choice.spelled, [key]: spelling } })
            }
          >
            {spellings.map((spelling) => (
              <FormControlLabel
                key={spelling}
                value={spelling}
                control={<Radio size="small" />}
                label={<span lang={language}>{spelling}</span>}
              />
            ))}
          </RadioGroup>
        )}
        {places.map((change) => (
          <Place
            key={change.start}
            {...{ change, text, language, to }}
            isTaken={!choice.left.has(change)}
            onTake={
              changes.length > 1 ? (isTaken) => onChoose(withPlaces(choice, [change], isTaken)) : undefined
            }
          />
        ))}
        {changes.length > places.length && (
          <Button size="small" onClick={() => setShowsAll(true)}>
            {translate('letters.allPlaces', { smart_count: changes.length })}
          </Button>
        )}
      </Box>
    </Box>
  );
};

interface PlaceProps {
  change: Change;
  text: string;
  language?: Language;
  to: string;
  isTaken: boolean;
  /** Undefined for the only occurrence of a word. */
  onTake?: (isTaken: boolean) => void;
}

const markSx = { bgcolor: 'primary.light', color: 'text.primary', borderRadius: 0.5, paddingInline: 0.25 };

/** An occurrence with the words around it and the new spelling. */
const Place = ({ change, text, language, to, isTaken, onTake }: PlaceProps) => {
  const { before, after } = contextOf(text, change);
  const context = (
    <Box
      component="span"
      lang={language}
      sx={{ fontSize: 14, color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      {before}
      <Box component={isTaken ? 'mark' : 'span'} sx={isTaken ? markSx : { color: 'text.primary' }}>
        {isTaken ? to : change.from}
      </Box>
      {after}
    </Box>
  );
  if (!onTake) return context;
  return (
    <FormControlLabel
      sx={{ display: 'flex', marginInlineStart: -1 }}
      label={context}
      control={
        <Checkbox
          size="small"
          checked={isTaken}
          onChange={(_event, checked) => onTake(checked)}
          sx={{ paddingBlock: 0.5 }}
        />
      }
    />
  );
};
