import { Button } from '@mui/material';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { FloatingNotice } from '../../components/FloatingNotice.tsx';
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
      kept: 'Сеанс закончился. Введённое остаётся на экране и хранится черновиком: войдите снова, и его можно будет восстановить.',
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

/** Says in time that the session ends, and then that it has ended; the screen stays as it is. */
export const SessionEnd = () => {
  const state = useSyncExternalStore(sessionState.watch, sessionState.now);
  return state !== 'running' && <SessionNotice key={state} state={state} />;
};

/** Work prolongs the session; a user who only reads is asked. */
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
      severity="warning"
      hideLabel={state === 'idle' ? undefined : translate('sessionEnd.close')}
      onHide={() => setIsHidden(true)}
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
