import { screen, within } from '@testing-library/react';
import type { SignedIn } from '../../src/session.ts';
import { plainFetch } from './plainDepository.ts';
import { FOREIGN } from './renderAdmin.tsx';
import type { TestServer } from './server.ts';

/** Both sorts of depositories, for `describe.each`: how a conflict is noticed differs, what is asked then does not. */
export const depositories = (
  server: TestServer,
): [name: string, own: () => typeof fetch, signedIn?: Partial<SignedIn>][] => [
  ['with versions', () => server.fetch],
  ['without versions', () => plainFetch(server), FOREIGN],
];

export const press = (place: HTMLElement, name: string): void =>
  within(place).getByText(name, { selector: 'button' }).click();

/** The question of a save over somebody else's. */
export const question = (subject: 'Запись' | 'Список' = 'Запись'): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name: `${subject} изменили, пока вы работали` });

/** The words that are marked as differing. */
export const marksIn = (place: HTMLElement): (string | null)[] =>
  [...place.querySelectorAll('mark')].map(({ textContent }) => textContent);
