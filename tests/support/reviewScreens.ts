import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { type AdminOptions, renderAdmin } from './renderAdmin.tsx';
import type { TestServer } from './server.ts';

export const QUEUE = '/dashboard/review';
export const TITLE = 'Проверка';

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const button = (name: string) => screen.findByRole('button', { name });

/** A button that acts on what has just come: it waits a second. */
export const settled = (name: string) =>
  waitFor(() => {
    const found = screen.getByRole('button', { name });
    expect(found).not.toHaveAttribute('aria-disabled');
    return found;
  });

/** Answers the question before what cannot be undone. */
export const confirmed = async (user: UserEvent) => {
  const question = await screen.findByRole('alertdialog', { name: 'Ввести изменения в силу?' });
  await user.click(within(question).getByRole('button', { name: 'Подтвердить' }));
};

/** The screens of a depository that names these features. */
export const screensWith =
  (server: TestServer, features: string) =>
  (at = QUEUE, { signedIn, ...more }: Partial<AdminOptions> = {}) =>
    renderAdmin(server, { at, signedIn: { features: features.split(' '), ...signedIn }, ...more });
