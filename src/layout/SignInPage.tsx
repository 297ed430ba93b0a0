import type { AuthProvider } from 'ra-core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { DepositoryError } from '../dataProvider/http.ts';
import { isLoginValid, isPasswordValid } from './credentials.ts';
import './signIn.css';

const TITLE = 'Вход в панель Администратора';
const TOAST_MS = 3000;

interface SignInPageProps {
  authProvider: AuthProvider;
  onSignedIn: () => void;
}

export const SignInPage = ({ authProvider, onSignedIn }: SignInPageProps) => {
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState({ userName: false, password: false });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [code, setCode] = useState<string>();
  const loginInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    document.title = TITLE;
    // whoever was led here had the focus on something that is gone
    if (document.activeElement === document.body) loginInput.current?.focus();
  }, []);

  // asked for by a depository that knows a second factor, once the password was right
  useEffect(() => {
    if (code === '') codeInput.current?.focus();
  }, [code]);

  const loginError = checked.userName && !isLoginValid(userName);
  const passwordError = checked.password && !isPasswordValid(password);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked({ userName: true, password: true });
    if (!isLoginValid(userName)) return loginInput.current?.focus();
    if (!isPasswordValid(password)) return passwordInput.current?.focus();
    setBusy(true);
    setFailure('');
    try {
      await authProvider.login({ userName, password, code });
      onSignedIn();
    } catch (error) {
      setBusy(false);
      const wantsCode = error instanceof DepositoryError && error.faults.some(({ path }) => path === 'code');
      if (wantsCode && code === undefined) return setCode('');
      setFailure(error instanceof Error ? error.message : String(error));
      (wantsCode ? codeInput : passwordInput).current?.focus();
    }
  };

  return (
    <div className="sign-in">
      <main>
        <form noValidate onSubmit={handleSubmit} aria-busy={busy}>
          <img src="/logo.svg" alt="" width="44" height="44" />
          <h1>{TITLE}</h1>
          <label htmlFor="userName">Логин</label>
          <input
            id="userName"
            ref={loginInput}
            type="text"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={userName}
            aria-invalid={loginError}
            aria-describedby={loginError ? 'userName-error' : undefined}
            onChange={(event) => {
              setUserName(event.target.value);
              setChecked({ ...checked, userName: true });
            }}
          />
          {loginError && (
            <p id="userName-error" className="error">
              *Введите корректный e-mail адрес
            </p>
          )}
          <label htmlFor="password">Пароль</label>
          <input
            id="password"
            ref={passwordInput}
            type="password"
            autoComplete="current-password"
            value={password}
            aria-invalid={passwordError}
            aria-describedby={passwordError ? 'password-error' : undefined}
            onChange={(event) => {
              setPassword(event.target.value);
              setChecked({ ...checked, password: true });
            }}
          />
          {passwordError && (
            <p id="password-error" className="error">
              *Введите корректный пароль
            </p>
          )}
          {code !== undefined && (
            <>
              <label htmlFor="code">Код из приложения или запасной код</label>
              <input
                id="code"
                ref={codeInput}
                autoComplete="one-time-code"
                spellCheck={false}
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
            </>
          )}
          {failure && <p className="reason">{failure}</p>}
          <button type="submit" disabled={busy}>
            Войти
          </button>
        </form>
      </main>
      <footer>© 2023 Центральный депозитарий ценных бумаг</footer>
      {busy && (
        <div className="overlay" role="status">
          <span className="spinner" aria-hidden />
          Выполняется вход ...
        </div>
      )}
      {failure && <SignInToast key={failure} />}
    </div>
  );
};

/** «Ошибка при входе!» for three seconds, longer while the pointer rests on it. */
const SignInToast = () => {
  const [open, setOpen] = useState(true);
  const [hovered, setHovered] = useState(false);
  useEffect(() => {
    if (hovered) return;
    const timer = setTimeout(() => setOpen(false), TOAST_MS);
    return () => clearTimeout(timer);
  }, [hovered]);
  if (!open) return null;
  return (
    <div
      className="toast"
      role="alert"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
    >
      Ошибка при входе!
    </div>
  );
};
