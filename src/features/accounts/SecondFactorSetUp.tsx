import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { PasswordInput, TextInput, useNotify, useStore, useTranslate } from 'react-admin';
import { renderSVG } from 'uqr';
import { ActButton } from '../../components/act/ActButton.tsx';
import { UNDO_OPTIONS } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { saveFile } from '../../components/files.ts';
import { passFocusToScreen, takeFocus } from '../../components/passFocus.ts';
import { useCopying } from '../../components/useCopying.ts';
import { useHasMoved } from '../../components/useHasMoved.ts';
import { ownCalls, type SecondFactorOffer } from '../../dataProvider/accountCalls.ts';
import { ActForm, type Typed } from './ActForm.tsx';

/** Recovery codes stay in react-admin's store, which is cleared with the session, until the user confirms to have saved them. */
export const useRecoveryCodes = () => useStore<string[] | undefined>('account.recoveryCodes');

/** Three steps: the password; the key for the phone and its first code; the recovery codes, which are shown once. */
export const SecondFactorSetUp = ({ onDone }: { onDone: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { ask, change } = useDepository();
  const [codes, setCodes] = useRecoveryCodes();
  const [offer, setOffer] = useState<SecondFactorOffer>();
  const handleFailure = async (error: unknown) => {
    const { isOn } = await ask(ownCalls.secondFactor).catch(() => ({ isOn: false }));
    if (!isOn) throw error;
    // the answer with the codes was lost
    const lasting = { ...UNDO_OPTIONS, autoHideDuration: CODES_LOST_MS };
    notify('factor.codesLost', { ...lasting, type: 'warning', multiLine: true });
    onDone();
  };
  const handlePassword = ({ password = '' }: Typed) =>
    ask(ownCalls.beginSecondFactor(password)).then(setOffer, handleFailure);
  const handleCode = ({ code = '' }: Typed) =>
    change('secondFactor', ownCalls.confirmSecondFactor(code)).then(setCodes, handleFailure);
  if (codes)
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(undefined);
          onDone();
        }}
      />
    );
  if (!offer)
    return (
      <ActForm key="password" submitLabel="factor.next" onSubmit={handlePassword}>
        <PasswordInput
          autoFocus
          source="password"
          label="account.currentPassword"
          autoComplete="current-password"
        />
      </ActForm>
    );
  return (
    <ActForm key="code" submitLabel="factor.confirm" onSubmit={handleCode}>
      <Typography>{translate('factor.scan')}</Typography>
      <Box
        component="img"
        // black on white in dark mode too, because phones cannot read others
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(offer.uri, { border: 3 }))}`}
        alt={translate('factor.qr')}
        sx={{ width: 220, height: 220, borderRadius: 1 }}
      />
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('factor.secret')}
        </Typography>
        <Box component="code" sx={{ fontSize: 15, userSelect: 'all', overflowWrap: 'anywhere' }}>
          {offer.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Box>
      </div>
      <TextInput
        autoFocus
        source="code"
        label="factor.code"
        autoComplete="one-time-code"
        inputMode="numeric"
      />
    </ActForm>
  );
};

const CODES_LOST_MS = 20_000;

const codesSx = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 4,
  rowGap: 0.5,
  fontFamily: 'monospace',
  fontSize: 15,
};

const RecoveryCodes = ({ codes, onDone }: { codes: string[]; onDone: () => void }) => {
  const translate = useTranslate();
  const text = codes.join('\n');
  const { copy, said } = useCopying(text);
  const isNew = useHasMoved(text, '');
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {/* not a button: a second Enter after the one that sent the code must not close the unread codes */}
      <Typography ref={takeFocus} variant="h3" component="h3" tabIndex={-1}>
        {translate('factor.recoveryTitle')}
      </Typography>
      <Typography>{translate('factor.recovery')}</Typography>
      <Box component="ul" sx={codesSx}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ActButton
          ref={passFocusToScreen}
          variant="contained"
          isActing={false}
          isIdle={isNew}
          onClick={onDone}
        >
          {translate('factor.saved')}
        </ActButton>
        <Button color="inherit" onClick={copy}>
          {translate(said ? `factor.${said}` : 'factor.copy')}
        </Button>
        <Button color="inherit" onClick={() => saveFile(new Blob([text]), translate('factor.fileName'))}>
          {translate('list.download')}
        </Button>
        <Button color="inherit" onClick={() => window.print()}>
          {translate('factor.print')}
        </Button>
      </Box>
    </Box>
  );
};
