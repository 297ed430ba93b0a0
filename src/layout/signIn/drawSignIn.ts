const TITLE = 'Вход в панель Администратора';

/** The fields have no names: no browser sends them by itself. */
const MARKUP = `
<div class="sign-in">
  <main>
    <form method="post" novalidate>
      <img src="/logo.svg" alt="" width="44" height="44">
      <h1>${TITLE}</h1>
      <label for="userName">Логин</label>
      <input id="userName" type="text" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false">
      <p id="userName-error" class="error" hidden>*Введите корректный e-mail адрес</p>
      <label for="password">Пароль</label>
      <input id="password" type="password" autocomplete="current-password">
      <p id="password-error" class="error" hidden>*Введите корректный пароль</p>
      <div class="code" hidden>
        <label for="code">Код из приложения или запасной код</label>
        <input id="code" autocomplete="one-time-code" spellcheck="false">
      </div>
      <p class="reason" hidden></p>
      <button type="submit">Войти</button>
    </form>
  </main>
  <footer>© 2023 Центральный депозитарий ценных бумаг</footer>
  <div class="overlay" role="status" hidden><span class="spinner" aria-hidden="true"></span>Выполняется вход ...</div>
  <div class="toast" role="alert" hidden></div>
</div>`;

/** The element of the sign-in page that matches; the page's markup has all that are asked for. */
export const part = <Part extends HTMLElement>(page: Element, selector: string): Part => {
  const found = page.querySelector<Part>(selector);
  if (!found) throw new Error(`The sign-in page has no ${selector}`);
  return found;
};

/**
 * Puts the sign-in page in the place of what a host holds. It can be typed into at once; who presses «Войти» before
 * `attendSignIn` is there is heard by it then.
 */
export const drawSignIn = (host: Element): HTMLElement => {
  document.title = TITLE;
  host.innerHTML = MARKUP;
  const page = part(host, '.sign-in');
  part(page, 'form').addEventListener('submit', (event) => {
    event.preventDefault();
    page.dataset.pressed = '';
  });
  // whoever was led here had the focus on something that is gone
  if (document.activeElement === document.body) part(page, '#userName').focus();
  return page;
};
