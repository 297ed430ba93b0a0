import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Table,
  TableBody,
  TableCell,
  TableRow,
} from '@mui/material';
import { Fragment, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { session } from '../../session.ts';
import { questionMarkEnabled } from './keys.ts';

/** A translation key of what it does, and the keys: pressed together `+`, one after the other `, `, first and last of a row ` … `. */
type Row = readonly [does: string, keys: string];

const LANGUAGES: readonly Row[] = [
  ['keys.ru', 'Alt+1'],
  ['keys.uz', 'Alt+2'],
  ['keys.en', 'Alt+3'],
];

/** Those of the editor are tiptap's (richText/schema). */
export const EDITOR_KEYS: readonly Row[] = [
  ['ra.tiptap.bold', 'Ctrl+B'],
  ['ra.tiptap.italic', 'Ctrl+I'],
  ['ra.tiptap.underline', 'Ctrl+U'],
  ['ra.tiptap.strike', 'Ctrl+Shift+S'],
  ['ra.tiptap.subscript', 'Ctrl+,'],
  ['ra.tiptap.superscript', 'Ctrl+.'],
  ['ra.tiptap.code', 'Ctrl+E'],
  ['ra.tiptap.paragraph', 'Ctrl+Alt+0'],
  ['ra.tiptap.headings', 'Ctrl+Alt+1 … Ctrl+Alt+6'],
  ['ra.tiptap.blockquote', 'Ctrl+Shift+B'],
  ['ra.tiptap.list_bulleted', 'Ctrl+Shift+8'],
  ['ra.tiptap.list_numbered', 'Ctrl+Shift+7'],
  ['ra.tiptap.align_left', 'Ctrl+Shift+L'],
  ['ra.tiptap.align_center', 'Ctrl+Shift+E'],
  ['ra.tiptap.align_right', 'Ctrl+Shift+R'],
  ['ra.tiptap.align_justify', 'Ctrl+Shift+J'],
  ['ra.tiptap.line_break', 'Shift+Enter'],
  ['ra.tiptap.undo', 'Ctrl+Z'],
  ['ra.tiptap.redo', 'Ctrl+Shift+Z'],
];

/** `feature`: what sign-in has to offer for it. */
const GROUPS: readonly { title: string; rows: readonly Row[]; feature?: string }[] = [
  {
    title: 'keys.everywhere',
    rows: [
      ['keys.help', '?'],
      ['keys.escape', 'Esc'],
    ],
  },
  { title: 'keys.form', rows: [['keys.save', 'Ctrl+S'], ...LANGUAGES] },
  {
    title: 'keys.review',
    rows: [['keys.next', 'Alt+↓'], ['keys.previous', 'Alt+↑'], ...LANGUAGES],
    feature: 'review',
  },
  {
    title: 'keys.editor',
    rows: [...EDITOR_KEYS, ['keys.toolbar', 'Alt+F10'], ['keys.leaveText', 'Esc, Tab']],
  },
];

/** Every key that does something, in one list. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const id = useId();
  const [isEnabled, setIsEnabled] = useState(questionMarkEnabled.get);
  const handleEnabled = (isOn: boolean) => {
    questionMarkEnabled.set(isOn);
    setIsEnabled(isOn);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('keys.title')}</DialogTitle>
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2.5 }}>
        {GROUPS.filter(({ feature }) => !feature || session.hasFeature(feature)).map(({ title, rows }) => (
          <Table key={title} size="small" sx={tableSx}>
            <caption>{translate(title)}</caption>
            <TableBody>
              {rows.map(([does, keys]) => (
                <TableRow key={does}>
                  <TableCell component="th" scope="row" sx={{ paddingInlineStart: 0 }}>
                    {translate(does)}
                  </TableCell>
                  <TableCell align="right" sx={{ paddingInlineEnd: 0 }}>
                    <Keyboard keys={keys} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        ))}
        <FormControlLabel
          control={<Checkbox checked={isEnabled} onChange={(_event, isOn) => handleEnabled(isOn)} />}
          label={translate('keys.bySign')}
        />
      </DialogContent>
      <DialogActions sx={{ padding: 2 }}>
        <Button onClick={onClose} autoFocus>
          {translate('list.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const tableSx = { '& caption': { captionSide: 'top', fontWeight: 600, padding: 0, paddingBottom: 0.5 } };

const kbdSx = {
  whiteSpace: 'nowrap',
  display: 'inline-block',
  minWidth: 26,
  paddingInline: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'action.hover',
  font: 'inherit',
  fontSize: 13,
  lineHeight: '22px',
  textAlign: 'center',
} as const;

const isSeparator = (part: string) => part === ' … ' || part === ', ';

const Keyboard = ({ keys }: { keys: string }) =>
  keys
    .split(/( … |, )/)
    .map((part) => (
      <Fragment key={part}>
        {isSeparator(part)
          ? part
          : part.split('+').map((key, at) => <Press key={key} name={key} isFirst={at === 0} />)}
      </Fragment>
    ));

const Press = ({ name, isFirst }: { name: string; isFirst: boolean }) => (
  <>
    {!isFirst && ' + '}
    <Box component="kbd" sx={kbdSx}>
      {name}
    </Box>
  </>
);
