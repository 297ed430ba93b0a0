import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteMade } from '../../server/backup/status.ts';
import { addMail } from '../../server/mail/outbox.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { startServer, type TestServer } from '../support/server.ts';

const OURS = { FEATURES: 'system' };
const letter = { recipient: 'a@b.uz', subject: 's', text: 't', html: 'h', applicationId: null };

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe('the screen of the system', () => {
  it('tells an administrator in words how the server is, and what to look at', async () => {
    const { user } = await renderAdmin(server, { at: '/dashboard', kept: OURS });
    await user.click(await screen.findByRole('link', { name: 'Система' }));
    const panel = async (name: string) => within(await screen.findByRole('region', { name }));
    expect((await panel('Программа')).getByText('Версия').nextSibling).toHaveTextContent(/^\d+\.\d+\.\d+$/);
    const storage = await panel('Хранилище');
    expect(storage.getByText('База данных').nextSibling).toHaveTextContent(/^встроенная, PostgreSQL 1\d\./);
    expect(storage.getByText('Файлы').nextSibling).toHaveTextContent('0 файлов, 0 Б');
    const mail = await panel('Почта');
    expect(mail.getByText('Ждут отправки').nextSibling).toHaveTextContent('писем нет');
    const backup = await panel('Резервные копии');
    expect(backup.getByText('По расписанию').nextSibling).toHaveTextContent('не настроено');
    expect(backup.getByText('Последняя копия').nextSibling).toHaveTextContent('ещё не было');
    const warnings = screen.getByText('Обратите внимание').closest('[role=status]');
    expect(warnings).toHaveTextContent('NODE_ENV не равен production');

    await addMail(server.db, { ...letter, kind: 'link' }, 'b.uz', new Date(Date.now() - 130 * 60_000));
    await noteMade(server.db, { file: '/backup/1.tar', sizeBytes: 2_000_000, missingFiles: 0 }, new Date());
    // it looks once a second at most
    await waitFor(async () => expect((await server.app.examine()).state).toBe('warning'));
    await user.click(screen.getByRole('button', { name: 'Обновить' }));
    expect(await screen.findByText('2 часа 10 минут')).toBeVisible();
    expect(screen.getByText('/backup/1.tar')).toBeVisible();
    await screen.findByText(/^Не отправлено 1 письмо/);
  });

  it('says that it could not be read, and is nobody else’s', async () => {
    const fails: typeof fetch = async (input, init) =>
      String(input).includes('/System/')
        ? new Response('{"message":"Сервер временно недоступен."}', { status: 503 })
        : await server.fetch(input, init);
    const failed = await renderAdmin(server, { at: '/dashboard/system', kept: OURS, fetch: fails });
    expect(await screen.findByText('Сервер временно недоступен.')).toBeVisible();
    failed.unmount();
    await renderAdmin(server, { as: 'kadry', at: '/dashboard/system', kept: OURS });
    expect(await screen.findByText('Доступ запрещён')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Система' })).toBeNull();
  });
});
