import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { session } from '../../src/session.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { startServer } from '../support/server.ts';

describe('what breaks outside of all screens', () => {
  it.each(['due', 'isOpen'] as const)('is told in Russian, not by a library (session.%s)', async (method) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(session, method).mockImplementation(() => {
      throw new Error('broken');
    });
    const server = await startServer();
    onTestFinished(() => server.stop());
    onTestFinished(() => void vi.restoreAllMocks());
    await renderAdmin(server, { at: '/dashboard' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Что-то пошло не так');
    expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('Unexpected Application Error');
  });
});
