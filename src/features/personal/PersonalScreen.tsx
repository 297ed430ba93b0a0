import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { errorMessage } from '../../dataProvider/errorMessage.ts';
import { type FoundPerson, personalCalls } from '../../dataProvider/personalCalls.ts';
import { FoundPanel } from './FoundPanel.tsx';

/** What was typed, sign by sign. */
const signsIn = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((sign) => sign.trim())
    .filter(Boolean);

/** What was erased has had the focus. */
const takeFocus = (place: HTMLElement | null) => place?.focus();

/** Finds what is stored about one person, hands it out and erases it. Nothing of it is kept here once the screen is left. */
export const PersonalScreen = () => {
  const translate = useTranslate();
  const { ask } = useDepository();
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [shown, setShown] = useState<{ who: readonly string[]; found: FoundPerson }>();
  const [said, setSaid] = useState<readonly string[]>([]);
  const { act, isActing, error } = useAct({
    run: async (who: readonly string[]) => ({ who, found: await ask(personalCalls.find(who)) }),
    onDone: setShown,
  });
  const isEmpty = isChecked && signsIn(typed).length === 0;

  const find = (text: string) => {
    const who = signsIn(text);
    setIsChecked(true);
    setSaid([]);
    setShown(undefined);
    if (who.length > 0) act(who);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    find(typed);
  };
  const handleAskAlso = (sign: string) => {
    const text = shown?.found.isCertain ? `${typed}, ${sign}` : sign;
    setTyped(text);
    find(text);
  };
  const handleErased = (sentences: readonly string[]) => {
    setShown(undefined);
    setSaid(sentences);
  };

  return (
    <>
      <PageHeader title={translate('personal.title')} subtitle={translate('personal.noted')} />
      <Box
        component="form"
        role="search"
        noValidate
        onSubmit={handleSubmit}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5, marginBottom: 3 }}
      >
        <TextField
          autoFocus
          label={translate('personal.who')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isEmpty || error !== null}
          helperText={
            isEmpty
              ? translate('personal.nobody')
              : error
                ? errorMessage(error)
                : translate('personal.whoHint')
          }
          autoComplete="off"
          slotProps={{
            htmlInput: { spellCheck: false, autoCapitalize: 'none' },
            input: { readOnly: isActing },
          }}
          sx={{ flex: '1 1 280px', maxWidth: 620 }}
        />
        <ActButton type="submit" variant="contained" isActing={isActing} minWidth={120}>
          {translate('personal.find')}
        </ActButton>
      </Box>
      {said.length > 0 && (
        <Alert
          ref={takeFocus}
          tabIndex={-1}
          severity="success"
          variant="outlined"
          role="status"
          sx={{ overflowWrap: 'anywhere', outline: 'none' }}
        >
          {said.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Alert>
      )}
      {shown && (
        <FoundPanel key={shown.who.join()} {...shown} onAskAlso={handleAskAlso} onErased={handleErased} />
      )}
    </>
  );
};
