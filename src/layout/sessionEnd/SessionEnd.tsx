import CloseIcon from '@mui/icons-material/Close';
import { Alert, Button, IconButton, Portal, Snackbar, type Theme } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { roomForText } from '../../components/Notice.tsx';
import { passFocusToScreen } from '../../components/passFocus.ts';
import { type Typed, typedNow } from '../../components/useAskBeforeClosing.ts';
import { nothing } from '../../dataProvider/answers.ts';
import { post } from '../../dataProvider/calls.ts';
import { addTexts } from '../../i18n/addTexts.ts';
import { session } from '../../session.ts';
import { idleEnd, isPresent, type SessionState, sessionState } from './sessionActivity.ts';

addTexts({
  sessionEnd: {
    idle: 'Вы давно ничего не делали: в %{time} сеанс закончится.',
    closing: 'В %{time} сеанс закончится, продлить его нельзя. Сохраните введённое и войдите снова.',
    ended: {
      nothing: 'Сеанс закончился. Чтобы работать дальше, войдите снова.',
      kept: 'Сеанс закончился. Введённое остаётся на экране. Войдите снова, не закрывая и не обновляя вкладку: его можно будет восстановить.',
      unkept:
        'Сеанс закончился. Введённое остаётся на экране, но черновиком не хранится: скопируйте нужное, прежде чем войти снова.',
    },
    stay: 'Остаться',
    signIn: 'Войти снова',
    close: 'Скрыть',
  },
});

const stay = post('/Access/Stay', undefined, nothing);
const times = new Intl.DateTimeFormat('ru', { timeStyle: 'short' });
const LOOK_EVERY_MS = 2000;

interface SessionNoticeProps {
  state: Exclude<SessionState, 'running'>;
}

/** Warns before the session ends, and tells when it has ended; the screen stays as it is. */
export const SessionEnd = () => {
  const state = useSyncExternalStore(sessionState.watch, sessionState.now);
  return state !== 'running' && <SessionNotice key={state} state={state} />;
};

/** Input prolongs the session; a user who only reads is asked. */
const SessionNotice = ({ state }: SessionNoticeProps) => {
  const translate = useTranslate();
  const depository = useDepository();
  const [isHidden, setIsHidden] = useState(false);
  const [typed, setTyped] = useState<Typed>('nothing');
  const { act, isActing, error } = useAct({ run: () => depository.ask(stay), mutationKey: ['act', 'stay'] });

  const look = useEffectEvent(() => {
    setTyped(typedNow());
    if (sessionState.now() === 'idle' && !error && isPresent()) act();
  });
  useEffect(() => {
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  if (isHidden) return null;
  const ends = state === 'idle' ? idleEnd() : Date.parse(session.user()?.expiresAt ?? '');
  return (
    <FloatingNotice
      action={
        <>
          {state === 'idle' && (
            <ActButton isActing={isActing} onClick={() => act()}>
              {translate('sessionEnd.stay')}
            </ActButton>
          )}
          {state === 'ended' && (
            <Button onClick={session.end} sx={{ whiteSpace: 'nowrap' }}>
              {translate('sessionEnd.signIn')}
            </Button>
          )}
          {state !== 'idle' && (
            <IconButton onClick={() => setIsHidden(true)} aria-label={translate('sessionEnd.close')}>
              <CloseIcon fontSize="small" />
            </IconButton>
          )}
        </>
      }
    >
      {translate(state === 'ended' ? `sessionEnd.ended.${typed}` : `sessionEnd.${state}`, {
        time: Number.isFinite(ends) ? times.format(ends) : '',
      })}
      {error && <div>{error.message}</div>}
    </FloatingNotice>
  );
};

const DIALOG = '.MuiDialog-paper, .MuiDrawer-paper[role=dialog]:not(.MuiModal-hidden > *, .beside *)';

/** The open dialog or panel, because the keyboard and screen readers cannot leave a modal one; otherwise the screen. */
const topmost = () =>
  [...document.querySelectorAll<HTMLElement>(DIALOG)].at(-1) ??
  document.getElementById('notices') ??
  document.body;

const watchDialogs = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
};

const placeSx = ({ breakpoints }: Theme) => ({
  '&.MuiSnackbar-root': { top: 86, [breakpoints.down('sm')]: { top: 72 } },
  // on a phone the warning would cover half of the screen, so it pushes the screen down
  '#notices > &.MuiSnackbar-root': {
    [breakpoints.down('sm')]: {
      position: 'sticky',
      inset: 'auto',
      top: 'calc(var(--top-bar-height, 0px) + 16px)',
      transform: 'none',
      marginBottom: '16px',
    },
  },
});

interface FloatingNoticeProps {
  action: ReactNode;
  children: ReactNode;
}

/** A warning with an action, above any screen and dialog and below the toasts. */
const FloatingNotice = ({ action, children }: FloatingNoticeProps) => {
  const container = useSyncExternalStore(watchDialogs, topmost);
  return (
    <Portal container={container}>
      <Snackbar open anchorOrigin={{ vertical: 'top', horizontal: 'center' }} sx={placeSx}>
        <Alert
          ref={passFocusToScreen}
          severity="warning"
          variant="outlined"
          action={action}
          sx={{
            ...roomForText,
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            alignItems: 'center',
            boxShadow: 3,
            width: { xs: '100%', sm: 'auto' },
            maxWidth: 620,
            '& .MuiAlert-action': { alignItems: 'center', padding: 0, flex: 'none' },
          }}
        >
          {children}
        </Alert>
      </Snackbar>
    </Portal>
  );
};
