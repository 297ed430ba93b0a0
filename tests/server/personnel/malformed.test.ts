import { beforeAll, describe, expect, it } from 'vitest';
import { applications, departments, fundLists, mailOutbox, vacancies } from '../../../server/db/schema.ts';
import { serverForAll } from '../../support/server.ts';
import { addApplicant } from '../../support/serverPersonnel.ts';

const server = serverForAll();
beforeAll(() => addApplicant(server));

const CALLS = [
  'Department/UpdateOrAdd',
  'Vacancy/UpdateOrAdd',
  'ApplicationForVacancy/UpdateApplicationResult',
  'ApplicationForVacancy/InactivateAllVacancyApplications',
  'ApplicationForVacancy/SendMailAboutAnswerHr',
  'ApplicationForVacancy/SendMailAboutRejectAnswerHr',
  'GuaranteeFund/Add',
  'GuaranteeFund/Edit',
];

const post = (call: string, payload: string) =>
  server.as('admin', 'POST', `/api/Admin/${call}`, payload, { 'content-type': 'application/json' });
const everything = async () =>
  JSON.stringify(
    await Promise.all(
      [departments, vacancies, applications, mailOutbox, fundLists].map((table) =>
        server.db.select().from(table),
      ),
    ),
  );

describe.each(CALLS)('%s', (call) => {
  it.each([
    '',
    'null',
    'true',
    'false',
    '""',
    '"\\u0000"',
    '"\\ud800"',
    '-1',
    '1e400',
    '1.5',
    '[]',
    '[null]',
    '[[]]',
    '[[[[[]]]]]',
    '{"id":"1"}',
    '{"id":{}}',
    '{"id":1.5}',
    '{"id":[1]}',
    '{"id":true}',
    '{"id":-1}',
    '{"id":1e300}',
    '{"__proto__":{"id":1}}',
    '{"constructor":{"prototype":{"id":1}}}',
    '{broken',
    '\ufeff{}x',
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  ])('refuses %s, and nothing changes', async (body) => {
    const before = await everything();
    const { status, body: answer } = await post(call, body);
    expect([400, 404]).toContain(status);
    expect(answer.message).toMatch(/[а-я]/);
    expect(await everything()).toBe(before);
  });
});
