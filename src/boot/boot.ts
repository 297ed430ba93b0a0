import { authorization, depositoryUrl } from '../dataProvider/http.ts';
import { drawSignIn } from '../layout/signIn/drawSignIn.ts';
import { session } from '../session.ts';
import type { Plan } from './plan.ts';

/**
 * Runs in the page's head, before anything else is loaded: asks at once for the code of the address and for its rows, which would
 * otherwise be asked for one after another. The build puts it into index.html with the plan (scripts/boot.mjs); without it
 * everything works, later.
 */
declare const PLAN: Plan & { chunks: Record<'dashboard' | 'list' | 'form', readonly string[]> };

// as MUI keeps and marks what the person has chosen; the page's styles follow the mark, without one the system
const scheme = localStorage.getItem('mui-mode');
if (scheme === 'dark' || scheme === 'light') document.documentElement.setAttribute(`data-${scheme}`, '');

const [base, screen = '', ...others] = location.pathname.split('/').filter(Boolean);
const token = session.token();
const user = session.user();

if (token && user?.role && base === 'dashboard') {
  const isForm = others.length > 0 || PLAN.forms.includes(screen);
  const shown = screen === '' ? 'dashboard' : isForm ? 'form' : 'list';
  for (const file of PLAN.chunks[shown]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
  document.documentElement.className = 'is-inside';
  const path = isForm || user.due ? undefined : PLAN.rows[user.role]?.[screen];
  if (path) {
    const controller = new AbortController();
    const { signal } = controller;
    const answer = fetch(depositoryUrl() + path, { headers: authorization(token), signal });
    // whoever takes it hears of it
    answer.catch(() => undefined);
    globalThis.early = { path, token, answer, controller };
  }
}

// the body is read and nothing else has run: typing need not wait for the code that signs in
if (!session.isOpen())
  document.addEventListener(
    'readystatechange',
    () => {
      const root = document.getElementById('root');
      if (root) drawSignIn(root);
    },
    { once: true },
  );
