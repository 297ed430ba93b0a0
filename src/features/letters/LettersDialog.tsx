import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { BackCloses } from '../../components/BackCloses.tsx';
import { wideDialogSx } from '../../components/media.ts';
import { takeFocus } from '../../components/passFocus.ts';
import { textField } from '../../richText/textField.ts';
import { type Act, changesFor } from '../../uzbek/assist.ts';
import type { Change } from '../../uzbek/changes.ts';
import { joinNodes } from '../../uzbek/nodes.ts';
import type { Language } from '../../wire/wire.ts';
import { accepted, type Choice, groupsOf, withPlaces } from './groups.ts';
import { WordGroup } from './WordGroup.tsx';

interface LettersDialogProps {
  act: Act;
  source: string;
  language?: Language;
  onApply: (changes: readonly Change[]) => void;
  onClose: () => void;
}

/** The proposals of a conversion for the current text. */
const proposalsFor = ({ act, source }: LettersDialogProps) => {
  const nodes = textField(source)?.runs() ?? [];
  const changes = changesFor(nodes, act);
  return { text: joinNodes(nodes).text, changes, groups: groupsOf(changes) };
};

const NOTHING_LEFT: Choice = { left: new Set(), spelled: {} };
const PAGE = 50;

/** Shows word by word what a conversion would change. Nothing is changed before «Применить», and then everything in one step. */
export const LettersDialog = (props: LettersDialogProps) => {
  const { act, language, onApply, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const [{ groups, changes, text }] = useState(() => proposalsFor(props));
  const [choice, setChoice] = useState(NOTHING_LEFT);
  const [count, setCount] = useState(PAGE);
  const taken = changes.length - choice.left.size;
  const toChoose = groups.filter(({ sure }) => !sure).length;
  const isEmpty = changes.length === 0;
  const counted = [
    `${translate('letters.words', { smart_count: groups.length })} ${translate('letters.places', { smart_count: changes.length })}`,
    ...(toChoose > 0 ? [translate('letters.toChoose', { smart_count: toChoose })] : []),
  ].join(', ');
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      // a click on the backdrop must not lose the choices
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}summary`}
      sx={wideDialogSx}
    >
      <BackCloses onClose={onClose} />
      <DialogTitle id={`${id}title`} sx={{ paddingBottom: 1 }}>
        {translate(`letters.acts.${act}`)}
      </DialogTitle>
      <Box sx={{ paddingInline: 3, paddingBottom: 1, display: 'grid', gap: 1 }}>
        {(act === 'to-cyrillic' || act === 'apostrophes') && changes.length > 0 && (
          <Alert severity="info">{translate(`letters.notes.${act}`)}</Alert>
        )}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 2,
          }}
        >
          <Box id={`${id}summary`} role="status" sx={{ color: 'text.secondary', fontSize: 14 }}>
            {isEmpty ? translate('letters.nothing') : counted}
          </Box>
          {groups.length > 1 && (
            <FormControlLabel
              label={translate('letters.all')}
              control={
                <Checkbox
                  size="small"
                  checked={taken === changes.length}
                  indeterminate={taken > 0 && taken < changes.length}
                  onChange={(_event, isTaken) => setChoice(withPlaces(choice, changes, isTaken))}
                />
              }
            />
          )}
        </Box>
      </Box>
      <DialogContent
        dividers
        tabIndex={0}
        // not the apply button: the list is to be read, and a held key must not apply it
        ref={takeFocus}
        sx={{ paddingBlock: 0, '&:focus-visible': { outlineOffset: '-2px' } }}
      >
        {groups.slice(0, count).map((group) => (
          <WordGroup key={group.key} {...{ group, text, language, choice }} onChoose={setChoice} />
        ))}
        {groups.length > count && (
          <Button onClick={() => setCount(count + PAGE)} sx={{ marginBlock: 1 }}>
            {translate('letters.more', { smart_count: groups.length - count })}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate(isEmpty ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {!isEmpty && (
          <Button
            variant="contained"
            disabled={taken === 0}
            onClick={() => onApply(accepted(groups, choice))}
          >
            {translate('letters.apply', { smart_count: taken })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
