import type { AuthProvider } from 'ra-core';
import { DepositoryError } from '../../dataProvider/http.ts';
import { isLoginValid, isPasswordValid } from './credentials.ts';
import { part } from './drawSignIn.ts';
import { toastIn } from './toastIn.ts';

export interface Door {
  authProvider: AuthProvider;
  onSignedIn: () => void;
}

/** A field that is checked on every change, and what is said of it. */
const checkedField = (page: Element, name: string, isValid: (value: string) => boolean) => {
  const input = part<HTMLInputElement>(page, `#${name}`);
  const error = part(page, `#${name}-error`);
  const check = (): boolean => {
    error.hidden = isValid(input.value);
    input.setAttribute('aria-invalid', String(!error.hidden));
    input.setAttribute('aria-describedby', error.hidden ? '' : error.id);
    return error.hidden;
  };
  input.addEventListener('input', check);
  if (input.value) check();
  return { input, check };
};

/** Signs in whoever fills in the page that `drawSignIn` has drawn; what was typed and pressed before counts. */
export const attendSignIn = (page: HTMLElement, { authProvider, onSignedIn }: Door): void => {
  const form = part<HTMLFormElement>(page, 'form');
  const userName = checkedField(page, 'userName', isLoginValid);
  const password = checkedField(page, 'password', isPasswordValid);
  const codeRow = part(page, '.code');
  const code = part<HTMLInputElement>(page, '#code');
  const reason = part(page, '.reason');
  const toast = toastIn(page);

  const setBusy = (isBusy: boolean) => {
    form.setAttribute('aria-busy', String(isBusy));
    part<HTMLButtonElement>(page, 'button').disabled = isBusy;
    part(page, '.overlay').hidden = !isBusy;
  };

  const tellFailure = (error: unknown) => {
    const wantsCode = error instanceof DepositoryError && error.faults.some(({ path }) => path === 'code');
    const isFirstAsked = wantsCode && codeRow.hidden;
    if (isFirstAsked) {
      // by a depository that knows a second factor, once the password was right
      codeRow.hidden = false;
    } else {
      reason.textContent = error instanceof Error ? error.message : String(error);
      reason.hidden = false;
      toast.open();
    }
    (wantsCode ? code : password.input).focus();
  };

  const signIn = async () => {
    const wrong = [userName, password].filter(({ check }) => !check());
    if (wrong[0]) return wrong[0].input.focus();
    setBusy(true);
    reason.hidden = true;
    toast.close();
    try {
      await authProvider.login({
        userName: userName.input.value,
        password: password.input.value,
        code: codeRow.hidden ? undefined : code.value,
      });
      onSignedIn();
    } catch (error) {
      setBusy(false);
      tellFailure(error);
    }
  };

  form.addEventListener('submit', signIn);
  if ('pressed' in page.dataset) void signIn();
};
