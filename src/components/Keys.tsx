import { Box, Checkbox, FormControlLabel, Table, TableBody, TableCell, TableRow } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { session } from '../session.ts';
import { remember } from '../storage.ts';
import { LANGUAGES } from '../wire/wire.ts';
import { handleKey, KEYS, type KeyName, useKey } from './keys.ts';
import { ReadingDialog } from './ReadingDialog.tsx';

/** A translation key of the action, and its keys. */
type Row = readonly [does: string, keys: string];

const rowOf = (name: KeyName): Row => [`keys.${name}`, KEYS[name]];

const inLanguages = LANGUAGES.map((language): Row => [`languages.${language}`, KEYS[language]]);

/** The editor's shortcuts are implemented by tiptap (richText/schema). */
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

/** `feature`: required of the depository at sign-in. */
const GROUPS: readonly { title: string; rows: readonly Row[]; feature?: string }[] = [
  { title: 'keys.everywhere', rows: [rowOf('help'), ['keys.escape', 'Esc']] },
  { title: 'keys.form', rows: [rowOf('save'), ...inLanguages] },
  { title: 'keys.review', rows: [rowOf('next'), rowOf('previous'), ...inLanguages], feature: 'review' },
  { title: 'keys.editor', rows: [...EDITOR_KEYS, rowOf('toolbar'), ['keys.leaveText', 'Esc, Tab']] },
];

/** Stores that «?» alone does not open the list: single-key shortcuts have to be switchable (WCAG 2.1.4). */
const STORED = 'keys.sign';
const isQuestionMarkOn = () => localStorage.getItem(STORED) !== 'off';

const handleKeyDown = (event: KeyboardEvent) => {
  if (event.key !== KEYS.help || isQuestionMarkOn()) handleKey(event);
};

/** Listens to the shortcuts and shows their list. */
export const Keys = ({ children }: { children: ReactNode }) => {
  const [isOpen, setIsOpen] = useState(false);
  useKey('help', () => setIsOpen(true));
  useEffect(() => {
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
  return (
    <>
      {children}
      {isOpen && <KeysDialog onClose={() => setIsOpen(false)} />}
    </>
  );
};

const tableSx = { '& caption': { captionSide: 'top', fontWeight: 600, padding: 0, paddingBottom: 0.5 } };

const kbdSx = {
  whiteSpace: 'nowrap',
  paddingInline: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'action.hover',
  font: 'inherit',
};

const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const [isOn, setIsOn] = useState(isQuestionMarkOn);
  const handleChange = (_event: unknown, checked: boolean) => {
    remember(STORED, checked ? 'on' : 'off');
    setIsOn(checked);
  };
  return (
    <ReadingDialog
      title={translate('keys.title')}
      maxWidth="sm"
      onClose={onClose}
      sx={{ display: 'grid', gap: 2.5 }}
    >
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
                  <Box component="kbd" sx={kbdSx}>
                    {keys.replaceAll('+', ' + ')}
                  </Box>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ))}
      <FormControlLabel
        control={<Checkbox checked={isOn} onChange={handleChange} />}
        label={translate('keys.bySign')}
      />
    </ReadingDialog>
  );
};
