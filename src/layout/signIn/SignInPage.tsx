import { type ChangeEvent, type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import type { AuthProvider } from 'react-admin';
import { isLoginValid, isPasswordValid } from '../../credentials.ts';
import { DepositoryError } from '../../dataProvider/http.ts';
import { type Ended, endIn } from '../../routing/returnTo.ts';
import './signIn.css';

const TITLE = 'Вход в панель Администратора';

const ENDED: Record<Ended, string> = {
  nothing: 'Сеанс закончился. Войдите снова.',
  kept: 'Сеанс закончился. Войдите снова, не закрывая и не обновляя вкладку: введённое можно будет восстановить.',
  unkept: 'Сеанс закончился. Войдите снова. Введённое не сохранилось.',
};

interface SignInPageProps {
  authProvider: Pick<AuthProvider, 'login'>;
  onSignedIn: () => unknown;
}

const blank = { userName: '', password: '', code: '' };
type FieldName = keyof typeof blank;

/** Whether the code of the second factor is required, which the depository tells once the password is right. */
const asksForCode = (error: unknown) =>
  error instanceof DepositoryError && error.faults.some(({ path }) => path === 'code');

/** The sign-in page (part 1, §2). It uses plain elements, so that a first visit loads little more than React. */
export const SignInPage = ({ authProvider, onSignedIn }: SignInPageProps) => {
  const [values, setValues] = useState(blank);
  const [checked, setChecked] = useState<Partial<Record<FieldName, boolean>>>({});
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const [hasCode, setHasCode] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<{ message: string }>();
  const [ended] = useState(() => endIn(window.history.state?.usr));
  const fields = useRef<Partial<Record<FieldName, HTMLInputElement | null>>>({});
  const focus = (name: FieldName) => fields.current[name]?.focus();

  useEffect(() => {
    document.title = TITLE;
    // the focused element was removed, or the page was just opened
    if (document.activeElement === document.body) fields.current.userName?.focus();
  }, []);
  useEffect(() => {
    if (hasCode) fields.current.code?.focus();
  }, [hasCode]);

  const signIn = async () => {
    setIsPending(true);
    setFailure(undefined);
    try {
      await authProvider.login({ ...values, code: hasCode ? values.code : undefined });
      await onSignedIn();
    } catch (error) {
      setIsPending(false);
      if (asksForCode(error) && !hasCode) return setHasCode(true);
      setFailure({ message: error instanceof Error ? error.message : String(error) });
      focus(asksForCode(error) ? 'code' : 'password');
    }
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setChecked({ userName: true, password: true });
    if (!isLoginValid(values.userName)) return focus('userName');
    if (!isPasswordValid(values.password)) return focus('password');
    void signIn();
  };

  const field = (name: FieldName) => ({
    id: name,
    value: values[name],
    ref: (input: HTMLInputElement | null) => {
      fields.current[name] = input;
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setValues((before) => ({ ...before, [name]: target.value }));
      setChecked((before) => ({ ...before, [name]: true }));
    },
  });

  return (
    <div className="sign-in">
      <main>
        <form method="post" noValidate onSubmit={handleSubmit} aria-busy={isPending}>
          <img src="/logo.svg" alt="" width="44" height="44" />
          <h1>{TITLE}</h1>
          {ended && <p role="status">{ENDED[ended]}</p>}
          <SignInField
            {...field('userName')}
            label="Логин"
            error={checked.userName && !isLoginValid(values.userName) && '*Введите корректный e-mail адрес'}
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <SignInField
            {...field('password')}
            label="Пароль"
            error={checked.password && !isPasswordValid(values.password) && '*Введите корректный пароль'}
            type={isPasswordShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
          >
            <button type="button" className="show" onClick={() => setIsPasswordShown(!isPasswordShown)}>
              {isPasswordShown ? 'Скрыть' : 'Показать'}
            </button>
          </SignInField>
          {hasCode && (
            <SignInField
              {...field('code')}
              label="Код из приложения или запасной код"
              autoComplete="one-time-code"
              spellCheck={false}
            />
          )}
          {failure && <p className="error">{failure.message}</p>}
          <button type="submit" disabled={isPending}>
            Войти
          </button>
        </form>
      </main>
      <footer>© 2023 Центральный депозитарий ценных бумаг</footer>
      {isPending && (
        <div className="overlay" role="status">
          <span className="spinner" aria-hidden="true" />
          Выполняется вход ...
        </div>
      )}
      {failure && <Toast key={failure.message} text="Ошибка при входе!" />}
    </div>
  );
};

interface SignInFieldProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  error?: string | false;
}

/** The inputs have no names, so that a browser never sends their values in an address. */
const SignInField = ({ label, error, children, ...input }: SignInFieldProps) => (
  <>
    <label htmlFor={input.id}>{label}</label>
    <input
      type="text"
      {...input}
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${input.id}-error` : undefined}
    />
    {children}
    {error && (
      <p id={`${input.id}-error`} className="error">
        {error}
      </p>
    )}
  </>
);

const SHOWN_MS = 3000;

const Toast = ({ text }: { text: string }) => {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver ? null : (
    <div className="toast" role="alert">
      {text}
    </div>
  );
};
