import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { ownCalls } from '../../dataProvider/accountCalls.ts';
import { faultIn } from './faultIn.ts';
import { QrCode } from './QrCode.tsx';
import { ACCOUNTS } from './useRead.ts';

/** Whoever gives the password gets a key for the telephone, gives its first code, and is shown the recovery codes, this once. */
export const SecondFactorSetUp = ({ onDone }: { onDone: () => void }) => {
  const [codes, setCodes] = useState<string[]>();
  const [offered, setOffered] = useState<{ secret: string; uri: string }>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return offered ? <FirstCode {...offered} onConfirmed={setCodes} /> : <Password onOffered={setOffered} />;
};

const formSx = { display: 'grid', gap: 2, justifyItems: 'start' };

const Password = ({ onOffered }: { onOffered: (offer: { secret: string; uri: string }) => void }) => {
  const translate = useTranslate();
  const depository = useDepository();
  const [password, setPassword] = useState('');
  const { act, isActing, error } = useAct({
    run: () => depository.ask(ownCalls.beginSecondFactor(password)),
    onDone: onOffered,
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    act();
  };
  return (
    <Box component="form" noValidate onSubmit={handleSubmit} sx={formSx}>
      <TextField
        autoFocus
        type="password"
        autoComplete="current-password"
        label={translate('factor.currentPassword')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        slotProps={{ input: { readOnly: isActing } }}
      />
      {error && <Alert severity="error">{faultIn(error)}</Alert>}
      <ActButton type="submit" variant="contained" isActing={isActing}>
        {translate('factor.goOn')}
      </ActButton>
    </Box>
  );
};

interface FirstCodeProps {
  secret: string;
  uri: string;
  onConfirmed: (recoveryCodes: string[]) => void;
}

const FirstCode = ({ secret, uri, onConfirmed }: FirstCodeProps) => {
  const translate = useTranslate();
  const depository = useDepository();
  const [code, setCode] = useState('');
  const { act, isActing, error } = useAct({
    run: () => depository.change(ACCOUNTS, ownCalls.confirmSecondFactor(code)),
    onDone: onConfirmed,
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    act();
  };
  return (
    <Box component="form" noValidate onSubmit={handleSubmit} sx={formSx}>
      <Typography>{translate('factor.scan')}</Typography>
      <QrCode text={uri} label={translate('factor.qr')} />
      <div>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('factor.secret')}
        </Typography>
        <Box component="code" sx={{ fontSize: 15, userSelect: 'all', overflowWrap: 'anywhere' }}>
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Box>
      </div>
      <TextField
        label={translate('factor.code')}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric' }, input: { readOnly: isActing } }}
      />
      {error && <Alert severity="error">{faultIn(error)}</Alert>}
      <ActButton type="submit" variant="contained" isActing={isActing}>
        {translate('factor.confirm')}
      </ActButton>
    </Box>
  );
};

const RecoveryCodes = ({ codes, onDone }: { codes: string[]; onDone: () => void }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="h3" component="h3">
        {translate('factor.recoveryTitle')}
      </Typography>
      <Typography>{translate('factor.recovery')}</Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          columnGap: 4,
          rowGap: 0.5,
          fontFamily: 'monospace',
          fontSize: 15,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button variant="contained" onClick={onDone} autoFocus>
        {translate('factor.saved')}
      </Button>
    </Box>
  );
};
