import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { onlineAppeals } from '../../../server/db/schema.ts';
import { addMail } from '../../../server/mail/outbox.ts';
import { noteFailed, noteMade } from '../../../server/operation/backup/status.ts';
import { addAdmin } from '../../support/admins.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll, startServer } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const signedIn = { features: ['system'] };
const withRules = { features: ['system', 'review'] };
const letter = { recipient: 'a@b.uz', subject: 's', text: 't', html: 'h', applicationId: null };

const server = serverForAll();

describe('the screen of the system', () => {
  it('tells an administrator in words how the server is, and what to look at', async () => {
    const { user } = await renderAdmin(server, { at: '/dashboard', signedIn });
    await user.click(await screen.findByRole('link', { name: 'Система' }));
    const panel = async (name: string) => within(await screen.findByRole('region', { name }));
    expect((await panel('Программа')).getByText('Версия').closest('p')?.nextSibling).toHaveTextContent(
      /^\d+\.\d+\.\d+$/,
    );
    const storage = await panel('Хранилище');
    expect(storage.getByText('База данных').closest('p')?.nextSibling).toHaveTextContent(
      /^встроенная, PostgreSQL 1\d\./,
    );
    expect(storage.getByText('Файлы').closest('p')?.nextSibling).toHaveTextContent('0 файлов, 0 Б');
    const mail = await panel('Почта');
    expect(mail.getByText('Ждут отправки').closest('p')?.nextSibling).toHaveTextContent('писем нет');
    const backup = await panel('Резервные копии');
    expect(backup.getByText('По расписанию').closest('p')?.nextSibling).toHaveTextContent('не настроено');
    expect(backup.getByText('Последняя копия').closest('p')?.nextSibling).toHaveTextContent('ещё не было');
    const personal = await panel('Персональные данные');
    expect(personal.getByText('Заявки на вакансии').closest('p')?.nextSibling).toHaveTextContent(
      'хранятся без срока',
    );
    expect(personal.queryByText('Следующее удаление')).toBeNull();
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

  it('says how long people’s data is kept, and what will be erased', async () => {
    const keeping = await startServer({ env: { RETENTION_APPLICATIONS: '24', RETENTION_APPEALS: '1' } });
    await keeping.db.insert(onlineAppeals).values({ fullName: 'Икс', dateOfSending: '2020-01-01' });
    await renderAdmin(keeping, { at: '/dashboard/system', signedIn });
    const personal = within(await screen.findByRole('region', { name: 'Персональные данные' }));
    expect(personal.getByText('Заявки на вакансии').closest('p')?.nextSibling).toHaveTextContent(
      '24 месяца после закрытия вакансии',
    );
    expect(personal.getByText('Онлайн-обращения').closest('p')?.nextSibling).toHaveTextContent(
      '1 месяц со дня отправки',
    );
    expect(personal.getByText('Следующее удаление').closest('p')?.nextSibling).toHaveTextContent(/ \d\d:00$/);
    expect(personal.getByText('Будет удалено').closest('p')?.nextSibling).toHaveTextContent(/^1 обращение$/);
    await keeping.stop();
  });

  it('says that it could not be read, and is nobody else’s', async () => {
    const fails: typeof fetch = async (input, init) =>
      String(input).includes('/System/')
        ? new Response('{"message":"Сервер временно недоступен."}', { status: 503 })
        : await server.fetch(input, init);
    const failed = await renderAdmin(server, { at: '/dashboard/system', signedIn, fetch: fails });
    expect(await screen.findByText('Сервер временно недоступен.')).toBeVisible();
    failed.unmount();
    await renderAdmin(server, { as: 'kadry', at: '/dashboard/system', signedIn });
    expect(await screen.findByText('Доступ запрещён')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Система' })).toBeNull();
  });
});

describe('the rules of the review', () => {
  it('are switched there, and say who has switched them; a depository that has none shows none', async () => {
    const plain = await renderAdmin(server, { at: '/dashboard/system', signedIn });
    await screen.findByRole('region', { name: 'Программа' });
    expect(screen.queryByRole('link', { name: 'Правила' })).toBeNull();
    plain.unmount();
    const { user } = await renderAdmin(server, { at: '/dashboard', signedIn: withRules });
    await user.click(await screen.findByRole('link', { name: 'Правила' }));
    await screen.findByRole('switch', { name: 'Правки опубликованного ждут подтверждения' });
    const [home] = screen.getAllByRole('link', { name: 'Главная страница' });
    await user.click(home as HTMLElement);
    await screen.findByRole('heading', { name: 'Главная страница' });
    expect(screen.queryByRole('button', { name: 'Открыть правила' })).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Правила' }));
    const edits = await screen.findByRole('switch', { name: 'Правки опубликованного ждут подтверждения' });
    expect(edits).not.toBeChecked();
    expect(edits).toHaveAccessibleDescription(
      /остаётся прежняя версия.* Так задано в настройках сервера; здесь это можно изменить\.$/,
    );
    await user.click(edits);
    await waitFor(() => expect(edits).toHaveAccessibleDescription(/Включено: Дилноза Рахимова, /));
    expect(edits).toBeChecked();
    const fourEyes = screen.getByRole('switch', { name: 'Нельзя подтверждать собственные правки' });
    expect(fourEyes).not.toBeChecked();
    const { body } = await server.as('admin', 'GET', '/api/Admin/Review/GetRules');
    expect(body.data).toMatchObject({ edits: { isOn: true }, fourEyes: { isOn: false } });
    await user.click(edits);
    await waitFor(() => expect(edits).toHaveAccessibleDescription(/Выключено/));
  });

  it('ask before four eyes are asked for, which nobody takes back alone, and say where nobody else could approve', async () => {
    const signedIn = { login: 'admin@depository.uz', features: ['system', 'review'] };
    const { user } = await renderAdmin(server, { at: '/dashboard/rules', signedIn });
    const fourEyes = await screen.findByRole('switch', { name: 'Нельзя подтверждать собственные правки' });
    await user.click(fourEyes);
    const asked = within(
      await screen.findByRole('alertdialog', { name: 'Запретить подтверждать собственные правки?' }),
    );
    expect(await asked.findByText(/Сейчас других действующих администраторов нет/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(fourEyes).not.toBeChecked();
  });

  const rulesNow = async () => (await server.as('admin', 'GET', '/api/Admin/Review/GetRules')).body.data;

  it('stay on under four eyes until a second administrator wants them off, and tell all of them who was the first', async () => {
    await server.as('admin', 'POST', '/api/Admin/Review/SetRules', { fourEyes: true });
    const { user } = await renderAdmin(server, { at: '/dashboard/rules', signedIn: withRules });
    const fourEyes = await screen.findByRole('switch', { name: 'Нельзя подтверждать собственные правки' });
    await user.click(fourEyes);
    const asked = await screen.findByRole('alertdialog', {
      name: 'Разрешить подтверждать собственные правки?',
    });
    expect(await rulesNow()).toMatchObject({ fourEyes: { isOn: true, offWantedBy: null } });
    expect(asked).toHaveTextContent('когда с вами согласится ещё один администратор');
    await user.click(within(asked).getByRole('button', { name: 'Предложить выключить' }));
    const wish = 'Дилноза Рахимова предлагает выключить: нужен ещё один администратор';
    expect(await screen.findByText(wish)).toBeVisible();
    expect(fourEyes).toBeChecked();
    expect(fourEyes).toHaveAccessibleDescription(new RegExp(`${wish}$`));
    const [home] = await screen.findAllByRole('link', { name: 'Главная страница' });
    await user.click(home as HTMLElement);
    expect(
      await screen.findByText(/^Дилноза Рахимова предлагает разрешить подтверждать собственные/),
    ).toBeVisible();
    const second = await addAdmin(server, 'second@depository.uz', 'Второй Администратор');
    await second('POST', '/api/Admin/Review/SetRules', { edits: true });
    await second('POST', '/api/Admin/Review/SetRules', { edits: false });
    await user.click(screen.getByRole('button', { name: 'Открыть правила' }));
    await screen.findByText(/^Второй Администратор предлагает выключить/);
    await user.click(home as HTMLElement);
    expect(await screen.findByText(/Второй Администратор предлагает публиковать правки сразу/)).toBeVisible();
    await server.as('admin', 'POST', '/api/Admin/Review/SetRules', { edits: false });
    await second('POST', '/api/Admin/Review/SetRules', { fourEyes: false });
    expect(await rulesNow()).toMatchObject({ fourEyes: { isOn: false, offWantedBy: null } });
    await user.click(screen.getByRole('button', { name: 'Открыть правила' }));
    await screen.findByRole('switch', { name: 'Нельзя подтверждать собственные правки', checked: false });
    const [homeAgain] = await screen.findAllByRole('link', { name: 'Главная страница' });
    await user.click(homeAgain as HTMLElement);
    expect(
      await screen.findByText(
        /^Правило «Нельзя подтверждать собственные правки» выключено: Второй Администратор, /,
      ),
    ).toBeVisible();
  });
});

describe('a rule that another administrator wants off', () => {
  it('goes off when this one agrees, and stays on when this one declines', async () => {
    const other = await addAdmin(server, 'other@depository.uz', 'Другой Администратор');
    const propose = async () => {
      await other('POST', '/api/Admin/Review/SetRules', { fourEyes: true });
      await other('POST', '/api/Admin/Review/SetRules', { fourEyes: false });
    };
    await propose();
    const at = { at: '/dashboard/rules', signedIn: { features: ['system', 'review'] } };
    await renderAdmin(server, at);
    const decline = await screen.findByRole('button', { name: 'Отклонить' });
    decline.focus();
    fireEvent.click(decline);
    fireEvent.click(decline);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Отклонить' })).toBeNull());
    expect(await screen.findByText('Правило осталось включённым, предложение снято.')).toBeVisible();
    expect(screen.queryByText(/изменил кто-то другой/)).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Правила' })).toHaveFocus());
    expect(screen.getByRole('switch', { name: 'Нельзя подтверждать собственные правки' })).toBeChecked();
    cleanup();
    await propose();
    const again = await renderAdmin(server, at);
    await again.user.click(await screen.findByRole('button', { name: 'Согласиться' }));
    const asked = await screen.findByRole('alertdialog');
    expect(asked).toHaveTextContent('Другой администратор это уже предложил');
    await again.user.click(within(asked).getByRole('button', { name: 'Выключить' }));
    await screen.findByRole('switch', { name: 'Нельзя подтверждать собственные правки', checked: false });
  });
});

it('a rule that somebody else has changed since it was read is shown as it is by now', async () => {
  const late = await addAdmin(server, 'late@depository.uz', 'Поздний Администратор');
  await late('POST', '/api/Admin/Review/SetRules', { fourEyes: true });
  const { user } = await renderAdmin(server, { at: '/dashboard/rules', signedIn: withRules });
  const fourEyes = await screen.findByRole('switch', { name: 'Нельзя подтверждать собственные правки' });
  await late('POST', '/api/Admin/Review/SetRules', { fourEyes: false });
  await user.click(fourEyes);
  await user.click(await screen.findByRole('button', { name: 'Предложить выключить' }));
  expect(await screen.findByText(/^Пока вы смотрели, правило изменил кто-то другой/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Согласиться' })).toBeVisible();
  expect(fourEyes).toBeChecked();
});

it('rules that cannot be read again after a switch are not shown as they were before', async () => {
  const { fetch, answer, restore } = watchFetch(server.fetch);
  const { user } = await renderAdmin(server, { at: '/dashboard/rules', signedIn: withRules, fetch });
  const edits = () => screen.findByRole('switch', { name: 'Правки опубликованного ждут подтверждения' });
  await edits();
  answer('GetRules', async () => Response.json({}, { status: 503 }));
  await user.click(await edits());
  await screen.findByRole('button', { name: 'Повторить' });
  expect(screen.queryByRole('switch')).toBeNull();
  restore('GetRules');
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await edits()).toBeChecked();
});

describe('the dashboard', () => {
  it('tells administrators, and nobody else, what cannot wait, and leads to the rest', async () => {
    await noteFailed(server.db, 'На диске нет места для резервной копии.', new Date());
    await waitFor(async () => expect((await server.app.examine()).parts.backup?.state).toBe('warning'));
    const { fetch, count } = watchFetch(server.fetch);
    const other = await renderAdmin(server, { as: 'kadry', at: '/dashboard', signedIn, fetch });
    expect(await screen.findByText('Эмитенты акций')).toBeVisible();
    expect(screen.queryByText(/резервная копия/)).toBeNull();
    other.unmount();
    expect(count('/System/')).toBe(0);
    const { user } = await renderAdmin(server, { at: '/dashboard', signedIn });
    const notice = (await screen.findByText(/^Последняя резервная копия не удалась/)).closest(
      '[role=status]',
    );
    expect(notice).toHaveTextContent('На диске нет места для резервной копии.');
    expect(notice).not.toHaveTextContent('NODE_ENV');
    await user.click(screen.getByRole('link', { name: 'Подробнее' }));
    expect(await screen.findByRole('heading', { name: 'Система' })).toBeVisible();
  });
});
