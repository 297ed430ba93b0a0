import { screen } from '@testing-library/react';
import { renderAdmin } from './renderAdmin.tsx';
import type { TestServer } from './server.ts';

export const QUEUE = '/dashboard/review';
export const TITLE = 'Очередь проверки';

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const button = (name: string) => screen.findByRole('button', { name });

/** The screens of a depository that names these features. */
export const screensWith =
  (server: () => TestServer, features: string) =>
  (at = QUEUE, more: object = {}) =>
    renderAdmin(server(), { at, kept: { FEATURES: features }, ...more });
