import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DepositoryError } from '../../src/dataProvider/http.ts';
import { fileCalls } from '../../src/dataProvider/kindCalls.ts';
import { mayBeStored, NotSent } from '../../src/dataProvider/unanswered.ts';
import { session } from '../../src/session.ts';
import { providerOver } from '../support/provider.ts';

const answering = (body: string, type: string, status: number) => {
  const fetch = async () => new Response(body, { status, headers: { 'content-type': type } });
  return providerOver({ fetch });
};

const everything = { pagination: { page: 1, perPage: 7 }, filter: { status: 'published' } };
const file = new File(['x'], 'x.pdf');

beforeEach(() => session.open({ token: 'token', name: 'A', role: 'admin' }));
afterEach(() => session.clear());

const UNKNOWN = ' Выполнено ли действие, неизвестно: проверьте, прежде чем повторять.';

describe('a refusal by what stands before the depository', () => {
  const refusing = (status: number) => answering('<h1>nginx</h1>', 'text/html', status);

  it.each([
    [403, 'Недостаточно прав для этого действия.'],
    [413, 'Отправлено слишком много данных.'],
    [429, 'Слишком много запросов. Повторите через минуту.'],
    [503, 'Сервер временно недоступен. Повторите через минуту.'],
    [507, 'На сервере закончилось место. Сообщите администратору системы.'],
    [418, 'Сервер ответил с ошибкой (418).'],
  ])('with %i is said in words', async (status, message) => {
    await expect(refusing(status).getList('news', everything)).rejects.toMatchObject({ status, message });
    await expect(refusing(status).upload(fileCalls.uploadPdf, { file })).rejects.toMatchObject({
      status,
      message,
    });
    const told = status === 503 ? `Сервер временно недоступен.${UNKNOWN}` : message;
    await expect(refusing(status).create('news', { data: {} })).rejects.toMatchObject({
      status,
      message: told,
    });
  });

  it('with 500 leaves open whether a change was made, unless it gives a reason or the change has a key', async () => {
    const failing = (body: string) => answering(body, 'application/json', 500).delete('news', { id: 7 });
    const failed = 'Сервер ответил с ошибкой (500).';
    for (const body of ['', '{"message":"Internal server error"}'])
      await expect(failing(body)).rejects.toMatchObject({ message: failed + UNKNOWN });
    await expect(failing('{"message":"База занята."}')).rejects.toMatchObject({ message: 'База занята.' });
    session.open({ token: 't', name: 'Б', role: 'admin', features: ['idempotency'] });
    await expect(failing('')).rejects.toMatchObject({ message: failed });
    session.clear();
  });

  it.each([502, 504])('with %i leaves open whether a change was made', async (status) => {
    const known = { status, message: 'Сервер временно недоступен. Повторите через минуту.' };
    await expect(refusing(status).getList('news', everything)).rejects.toMatchObject(known);
    await expect(refusing(status).delete('news', { id: 7 })).rejects.toMatchObject({
      status,
      message: 'Сервер не ответил. Дошло ли отправленное, неизвестно: проверьте, прежде чем повторять.',
    });
  });
});

it('what failed with a reason may be stored where our own depository fails, unless its disk is full', () => {
  const isStored = (status: number) => mayBeStored(new DepositoryError('База данных недоступна.', status));
  expect([400, 500, 503, 507].filter(isStored)).toEqual([]);
  session.open({ token: 't', name: 'Б', role: 'admin', features: ['idempotency'] });
  expect([400, 500, 503, 507].filter(isStored)).toEqual([500, 503]);
  expect([0, 504].some((status) => mayBeStored(new NotSent('Не отправлено.', status)))).toBe(false);
});
