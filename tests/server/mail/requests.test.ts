import { beforeEach, describe, expect, it } from 'vitest';
import { applications, mailOutbox, vacancies } from '../../../server/db/schema.ts';
import { delaySecondsAfter, markFailed, markSent, takeMail } from '../../../server/mail/outbox.ts';
import { serverForAll } from '../../support/server.ts';
import {
  APPLICATION,
  addApplicant,
  addApplication,
  storedApplications,
  VACANCY,
} from '../../support/serverPersonnel.ts';

const server = serverForAll({ env: { MAIL_FROM: 'Отдел кадров <hr@depo.example.uz>' } });
beforeEach(async () => {
  for (const table of [mailOutbox, applications, vacancies]) await server.db.delete(table);
});

const CALLS = { link: 'SendMailAboutAnswerHr', rejection: 'SendMailAboutRejectAnswerHr' };
const ask = (kind: keyof typeof CALLS, body: object) =>
  server.as('kadry', 'POST', `${APPLICATION}/${CALLS[kind]}`, body);
const outbox = () => server.db.select().from(mailOutbox).orderBy(mailOutbox.id);
const listed = async (vacancyId: number | undefined) =>
  (await server.as('kadry', 'GET', `${APPLICATION}/GetByVacancyId/${vacancyId}`)).body.data;

describe.each([
  ['link', 'Приглашена', 'linkSentAt', 'rejectionSentAt'],
  ['rejection', 'Отклонена', 'rejectionSentAt', 'linkSentAt'],
] as const)('asking for the mail of kind %s', (kind, status, sentAt, otherSentAt) => {
  it('changes the status and puts one mail in the outbox', async () => {
    const id = await addApplicant(server);
    expect(await ask(kind, { id })).toMatchObject({ status: 200, body: { data: { id, version: 2 } } });
    const [application] = await storedApplications(server);
    expect(application).toMatchObject({ status, version: 2, [otherSentAt]: null });
    const [mail, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind,
      applicationId: id,
      recipient: 'dilnoza@mail.example.uz',
      attempts: 0,
      sentAt: null,
      failedAt: null,
      messageId: expect.stringMatching(/^<[\w-]+@depo\.example\.uz>$/),
    });
    expect(mail?.subject).toContain('Бухгалтер');
    const [inList] = await listed(application?.vacancyId);
    expect(inList[sentAt]).toBe(application?.[sentAt]?.toISOString());
    expect(inList[otherSentAt]).toBeNull();
  });

  it('takes the recipient from what is stored, whatever is sent', async () => {
    const id = await addApplicant(server);
    await ask(kind, {
      id,
      email: 'evil@example.uz',
      fullName: 'Взломщик',
      status: 'Новая',
      vacancyId: 5,
      to: 'evil@example.uz',
      linkForTesting: 'https://evil.example.uz',
    });
    const [mail] = await outbox();
    expect(mail?.recipient).toBe('dilnoza@mail.example.uz');
    expect(JSON.stringify([mail, await storedApplications(server)])).not.toMatch(/evil|Взломщик/);
  });

  it.each([
    'a@example.uz\r\nBcc: evil@example.uz',
    'a@example.uz, evil@example.uz',
    'a@example.uz; evil@example.uz',
    '"evil@attacker.uz"@example.uz',
    'Имя <evil@example.uz>',
    'нет почты',
    '',
  ])('does nothing when the stored address is %j', async (email) => {
    const id = await addApplicant(server, { email });
    const before = await storedApplications(server);
    const refused = await ask(kind, { id });
    expect(refused.status).toBe(422);
    expect(refused.body.message).toContain('Адрес электронной почты');
    expect(await outbox()).toEqual([]);
    expect(await storedApplications(server)).toEqual(before);
  });

  it('does nothing for an unknown application or a body without its id', async () => {
    await addApplicant(server);
    for (const id of [0, 999_999, 2_147_483_648]) expect((await ask(kind, { id })).status).toBe(404);
    for (const body of [{}, { id: '1' }, { id: -1 }, []]) expect((await ask(kind, body)).status).toBe(400);
    expect(await outbox()).toEqual([]);
  });

  it('sends one mail when it is asked for twice at once, and another one when asked for again', async () => {
    const id = await addApplicant(server);
    const answers = await Promise.all([1, 1, 1].map((version) => ask(kind, { id, version })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect(await outbox()).toHaveLength(1);
    expect((await ask(kind, { id, version: 2 })).status).toBe(200);
    const [first, second] = await outbox();
    expect(second?.messageId).not.toBe(first?.messageId);
  });

  it('keeps hostile names out of the headers', async () => {
    const hostile = 'Икс\r\nBcc: evil@example.uz\r\n\r\n<script>';
    const id = await addApplicant(server, { fullName: hostile }, { titleRu: `${hostile}${'т'.repeat(500)}` });
    expect((await ask(kind, { id })).status).toBe(200);
    const [mail] = await outbox();
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.subject.length).toBeLessThanOrEqual(200);
    expect(mail?.html).not.toContain('<script>');
    expect(mail?.text).toContain('Здравствуйте, Икс Bcc: evil@example.uz <script>!');
  });
});

describe('the mail with the link', () => {
  it('has title, day and link of the vacancy as they are stored', async () => {
    const id = await addApplicant(server);
    await ask('link', { id });
    const [mail] = await outbox();
    expect(mail?.text).toContain('Каримова Дилноза Рустамовна');
    expect(mail?.text).toContain('«Бухгалтер»');
    expect(mail?.text).toContain('21.11.2026');
    expect(mail?.text).toContain('https://test.example.uz/1');
    expect(JSON.stringify(mail)).not.toContain('31505850170034');
  });

  it.each([
    ['test.example.uz/1?a=b', 'https://test.example.uz/1?a=b'],
    ['http://test.example.uz/"><img src=x>', 'http://test.example.uz/%22%3E%3Cimg%20src=x%3E'],
  ])('makes an address of the link %j', async (linkForTesting, address) => {
    const id = await addApplicant(server, {}, { linkForTesting: linkForTesting.replace(' ', '%20') });
    await ask('link', { id });
    const [mail] = await outbox();
    expect(mail?.text).toContain(`${address}\n`);
  });

  it.each(['', '  ', 'ссылка будет позже', 'https://'])(
    'does not leave with the link %j',
    async (linkForTesting) => {
      const id = await addApplicant(server, {}, { linkForTesting });
      const refused = await ask('link', { id });
      expect(refused.status).toBe(422);
      expect(refused.body.message).toContain('«Ссылка на тестирование»');
      expect(await outbox()).toEqual([]);
      expect((await ask('rejection', { id })).status).toBe(200);
    },
  );

  it('says so when the day is not known yet', async () => {
    const id = await addApplicant(server, {}, { dateOfTesting: '' });
    await ask('link', { id });
    expect((await outbox())[0]?.text).toContain('будет сообщена дополнительно');
  });
});

describe('a mail that was given up', () => {
  it('is named in the list until another one is asked for', async () => {
    const id = await addApplicant(server);
    const [{ vacancyId } = {}] = await storedApplications(server);
    await addApplication(server, vacancyId ?? 0);
    await ask('link', { id });
    const failedAt = new Date('2026-11-21T10:00:00Z');
    await server.db.update(mailOutbox).set({ failedAt });
    const failures = async () =>
      (await listed(vacancyId)).map((each: { id: number; mailFailedAt: string | null }) => each.mailFailedAt);
    expect(await failures()).toEqual([null, failedAt.toISOString()]);
    await ask('link', { id });
    expect(await failures()).toEqual([null, null]);
  });
});

describe('deleting', () => {
  it('an application leaves its mail in the outbox', async () => {
    const id = await addApplicant(server);
    await ask('link', { id });
    await server.as('kadry', 'DELETE', `${APPLICATION}/Delete${id}`);
    expect(await outbox()).toMatchObject([{ applicationId: null, recipient: 'dilnoza@mail.example.uz' }]);
    const [{ id: vacancyId } = { id: 0 }] = await server.db.select().from(vacancies);
    expect((await server.as('kadry', 'DELETE', `${VACANCY}/Delete${vacancyId}`)).status).toBe(200);
  });
});

it('the mails to one applicant are sent in the order in which they were asked for, a refused one included', async () => {
  const id = await addApplicant(server);
  const now = () => server.app.clock.now;
  const take = async () => (await takeMail(server.db, now()))?.kind;
  await ask('link', { id });
  const invitation = await takeMail(server.db, now());
  if (!invitation) throw new Error('There is no mail.');
  await ask('rejection', { id });
  expect(await take()).toBeUndefined();
  await markFailed(server.db, invitation, { message: '451', isFinal: false }, now());
  expect(await take()).toBeUndefined();
  server.moveClock(delaySecondsAfter(1) / 60);
  const again = await takeMail(server.db, now());
  expect(again).toMatchObject({ kind: 'link', attempts: 2 });
  if (again) await markSent(server.db, again, now());
  expect(await take()).toBe('rejection');
});
