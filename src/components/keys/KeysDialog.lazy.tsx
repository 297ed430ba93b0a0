import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { Fragment, useId, useState } from 'react';
import { addTexts } from '../../i18n/addTexts.ts';
import { session } from '../../session.ts';
import { EDITOR_KEYS } from './editorKeys.ts';
import { KEYS, type KeyName, opensBySign } from './keys.ts';

addTexts({
  keys: {
    everywhere: 'Везде',
    help: 'Показать этот список',
    escape: 'Закрыть окно, меню или подсказку',
    form: 'В форме',
    save: 'Сохранить',
    ru: 'На русском',
    uz: 'На узбекском',
    en: 'На английском',
    toolbar: 'К кнопкам оформления текста; обратно — Esc',
    review: 'В очереди проверки',
    next: 'Следующая запись',
    previous: 'Предыдущая запись',
    editor: 'В тексте',
    leaveText: 'Выйти из текста к следующему полю',
    bySign: 'Открывать этот список клавишей «?»',
  },
});

interface Row {
  /** Each is a press of several keys together. */
  presses: readonly (readonly string[])[];
  /** A translation key. */
  does: string;
  isRange?: boolean;
}

const own = (...names: KeyName[]): Row[] =>
  names.map((name) => ({ presses: [KEYS[name].shown], does: `keys.${name}` }));

const EDITOR_NAMES: Record<string, string> = { Mod: 'Ctrl' };
const shown = (key: string) =>
  key
    .split('-')
    .map((part) => EDITOR_NAMES[part] ?? part.replace(/^[a-z]$/, (letter) => letter.toUpperCase()));

interface Group {
  title: string;
  rows: Row[];
  /** What sign-in has to name for it. */
  feature?: string;
}

const GROUPS: Group[] = [
  { title: 'keys.everywhere', rows: [...own('help'), { presses: [['Esc']], does: 'keys.escape' }] },
  { title: 'keys.form', rows: own('save', 'ru', 'uz', 'en') },
  { title: 'keys.review', rows: own('next', 'previous', 'ru', 'uz', 'en'), feature: 'review' },
  {
    title: 'keys.editor',
    rows: [
      ...EDITOR_KEYS.map(({ keys, word }) => ({
        presses: keys.flatMap((key) => (key ? [shown(key)] : [])),
        does: `ra.tiptap.${word}`,
        isRange: true,
      })),
      ...own('toolbar'),
      { presses: [['Esc'], ['Tab']], does: 'keys.leaveText' },
    ],
  },
];

/** Every key that does something, in one list. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const id = useId();
  const [bySign, setBySign] = useState(opensBySign.get);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('keys.title')}</DialogTitle>
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2.5 }}>
        {GROUPS.filter(({ feature }) => !feature || session.hasFeature(feature)).map(({ title, rows }) => (
          <Box component="table" key={title} sx={{ width: '100%', borderCollapse: 'collapse' }}>
            <Box component="caption" sx={{ textAlign: 'start', fontWeight: 600, paddingBottom: 0.5 }}>
              {translate(title)}
            </Box>
            <tbody>
              {rows.map((row) => (
                <KeyRow key={row.does} {...row} />
              ))}
            </tbody>
          </Box>
        ))}
        <FormControlLabel
          control={
            <Checkbox
              checked={bySign}
              onChange={(_event, checked) => {
                opensBySign.set(checked);
                setBySign(checked);
              }}
            />
          }
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

const KeyRow = ({ presses, does, isRange }: Row) => (
  <Box component="tr" sx={{ '& > *': { borderTop: 1, borderColor: 'divider', paddingBlock: 0.75 } }}>
    <Box
      component="th"
      scope="row"
      sx={{ textAlign: 'start', fontWeight: 400, overflowWrap: 'normal', paddingInlineEnd: 2 }}
    >
      {useTranslate()(does)}
    </Box>
    <Box component="td" sx={{ textAlign: 'end', lineHeight: 1.9 }}>
      {presses.map((press, at) => (
        <Fragment key={press.join()}>
          {at > 0 && (isRange ? ' … ' : ', ')}
          <Press keys={press} />
        </Fragment>
      ))}
    </Box>
  </Box>
);

const Press = ({ keys }: { keys: readonly string[] }) => (
  <span style={{ whiteSpace: 'nowrap' }}>
    {keys.map((key, at) => (
      <Fragment key={key}>
        {at > 0 && ' + '}
        <Box
          component="kbd"
          sx={{
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
          }}
        >
          {key}
        </Box>
      </Fragment>
    ))}
  </span>
);
