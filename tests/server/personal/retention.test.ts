import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  applications,
  auditLog,
  leases,
  mailOutbox,
  onlineAppeals,
  revisions,
  trash,
  vacancies,
} from '../../../server/db/schema.ts';
import { eraseDueDaily } from '../../../server/features/personal/eraseDue.ts';
import { StoreAwayError } from '../../../server/files/store.ts';
import { doWork } from '../../../server/operation/maintenance.ts';
import { serverForAll } from '../../support/server.ts';
import { typed } from '../../support/serverConsole.ts';
import {
  APPLICATION,
  addApplication,
  addVacancy,
  VACANCY,
  vacancyDraft,
} from '../../support/serverPersonnel.ts';
import { addAppeal, addBytes, addPerson, everything, letters, PERSON } from './people.ts';

const DAY_MINUTES = 24 * 60;
const MONTH_MINUTES = 31 * DAY_MINUTES;

const server = serverForAll({ env: { RETENTION_APPLICATIONS: '2', RETENTION_APPEALS: '3' } });
const off = serverForAll();
beforeEach(async () => {
  for (const table of [mailOutbox, trash, applications, vacancies, revisions, onlineAppeals, leases])
    await server.db.delete(table);
  // the clock goes on by months: sessions are over each time
  await server.signIn('kadry');
});

async function close(id: number, status = 'Закрыта') {
  await server.signIn('kadry');
  await server.as('kadry', 'POST', `${VACANCY}/UpdateOrAdd`, vacancyDraft({ id, status }));
}
/** A day after day, as the server does it, until its turn has come. */
async function letDaysPass(days: number) {
  for (let day = 0; day < days; day += 1) {
    server.moveClock(DAY_MINUTES);
    await eraseDueDaily(server.app);
  }
}
const ids = async () =>
  (await server.db.select().from(applications).orderBy(applications.id)).map(({ id }) => id);
async function personal() {
  await server.signIn('admin');
  return (await server.as('admin', 'GET', '/api/Admin/System/Get')).body.data.personal;
}
const inTrash = () => server.db.$count(trash, eq(trash.kind, 'applications'));
const work = async () => {
  await doWork(server.app, 'retention', () => eraseDueDaily(server.app));
  return server.app.works.get('retention');
};
const day = (monthsAgo: number) => {
  const at = new Date(server.now());
  at.setUTCMonth(at.getUTCMonth() - monthsAgo);
  return at.toISOString().slice(0, 10);
};

describe('applications for a vacancy', () => {
  it('go with everything of theirs so many months after it was closed, counted from when it was last open', async () => {
    const vacancyId = await addVacancy(server);
    await close(vacancyId);
    server.moveClock(3 * MONTH_MINUTES);
    // opened again, and closed just now: nothing of the former months counts
    await close(vacancyId, 'Открыта');
    await close(vacancyId);
    await addPerson(server, vacancyId);
    await letDaysPass(3);
    expect(await ids()).toHaveLength(1);
    // archived and put right meanwhile: it stays closed
    await close(vacancyId, 'В архиве');
    server.moveClock(2 * MONTH_MINUTES);
    expect(await personal()).toMatchObject({
      applicationMonths: 2,
      due: { applications: 1, deleted: 1, mails: 2, files: 1, appeals: 0 },
    });
    await letDaysPass(3);
    expect(await ids()).toEqual([]);
    const left = await everything(server);
    for (const part of [PERSON.pinfl, 'Каримова', /dilnoza/i]) expect(left).not.toMatch(part);
    expect(await letters(server)).toEqual([]);
    const [row] = await server.db.select().from(auditLog).where(eq(auditLog.act, 'erase'));
    expect(row).toMatchObject({ kind: 'personal', login: 'система' });
    expect(JSON.parse(row?.details ?? '')).toMatchObject({ why: 'retention', months: 2, vacancyId });
    expect(await typed(server, 'audit', 'verify')).toMatch(/^Журнал цел/);
  });

  it('go in time also where it was closed before it was first changed here, and is put right later', async () => {
    const at = new Date(server.now() - 3 * MONTH_MINUTES * 60_000);
    const vacancyId = await addVacancy(server, { status: 'Закрыта' });
    await server.db.delete(revisions);
    await server.db.update(vacancies).set({ createdAt: at, updatedAt: at });
    await addApplication(server, vacancyId);
    await close(vacancyId);
    expect(await personal()).toMatchObject({ due: { applications: 1 } });
  });

  it('stay while it is open, and it is said which ones nobody has closed', async () => {
    const open = await addVacancy(server, { expireDate: day(4) });
    await addApplication(server, open);
    await letDaysPass(3);
    expect(await ids()).toHaveLength(1);
    expect(await personal()).toMatchObject({ forgottenVacancies: 1, due: { applications: 0 } });
    expect(await typed(server, 'personal', 'retention')).toContain('но не закрыты: 1 вакансия');
  });
});

describe('applications in the trash', () => {
  it('whose vacancy is gone go so many months after they were deleted, with their mails and files', async () => {
    const vacancyId = await addVacancy(server);
    const { kept } = await addPerson(server, vacancyId);
    await server.as('kadry', 'DELETE', `${APPLICATION}/Delete${kept}`);
    await server.as('kadry', 'DELETE', `${VACANCY}/Delete${vacancyId}`);
    await letDaysPass(3);
    expect(await inTrash()).toBe(2);
    server.moveClock(2 * MONTH_MINUTES);
    expect((await personal()).due).toMatchObject({ applications: 0, deleted: 2, mails: 2, files: 1 });
    expect(await typed(server, 'personal', 'retention')).toMatch(
      /\n {2}Вакансий больше нет +2 заявки в корзине, 2 письма, 1 файл\n$/,
    );
    await letDaysPass(3);
    expect(await inTrash()).toBe(0);
    expect(await server.db.$count(mailOutbox)).toBe(0);
  });
});

describe('appeals', () => {
  it('go so many months after they came', async () => {
    await addAppeal(server, { dateOfSending: day(4) });
    const young = await addAppeal(server, { dateOfSending: day(2) });
    expect((await personal()).due).toMatchObject({ appeals: 1 });
    await letDaysPass(3);
    expect((await server.db.select().from(onlineAppeals)).map(({ id }) => id)).toEqual([young]);
  });
});

describe('the erasing', () => {
  it('comes once a day, an hour before the backup, and not before people had half a day to see what it takes', async () => {
    await addAppeal(server, { dateOfSending: day(5) });
    await eraseDueDaily(server.app);
    expect(await server.db.$count(onlineAppeals)).toBe(1);
    const { nextAt } = await personal();
    expect(nextAt).toMatch(/T21:00:00\.000Z$/);
    const minutes = (Date.parse(nextAt) - server.now()) / 60_000;
    expect(minutes).toBeGreaterThan(12 * 60 - 1);
    expect(minutes).toBeLessThanOrEqual(36 * 60);
    server.moveClock(minutes - 5);
    await eraseDueDaily(server.app);
    expect(await server.db.$count(onlineAppeals)).toBe(1);
    server.moveClock(6);
    await Promise.all([eraseDueDaily(server.app), eraseDueDaily(server.app)]);
    expect(await server.db.$count(onlineAppeals)).toBe(0);
    expect(server.logLines.filter(({ msg }) => msg === 'personal data erased')).not.toEqual([]);
    expect((await personal()).nextAt).toBe(new Date(Date.parse(nextAt) + DAY_MINUTES * 60_000).toISOString());
    // a server that was off for days shows again what it is going to do
    await addAppeal(server, { dateOfSending: day(5) });
    server.moveClock(3 * DAY_MINUTES);
    await eraseDueDaily(server.app);
    expect(await server.db.$count(onlineAppeals)).toBe(1);
  });

  it('comes again after a clock that was ahead, once people had half a day to see what it takes', async () => {
    await addAppeal(server, { dateOfSending: day(5) });
    server.moveClock(MONTH_MINUTES);
    await eraseDueDaily(server.app);
    server.moveClock(-MONTH_MINUTES);
    const { nextAt } = await personal();
    const minutes = (Date.parse(nextAt) - server.now()) / 60_000;
    expect(minutes).toBeGreaterThan(12 * 60 - 1);
    expect(minutes).toBeLessThanOrEqual(36 * 60);
    await eraseDueDaily(server.app);
    server.moveClock(minutes + 1);
    await eraseDueDaily(server.app);
    expect(await server.db.$count(onlineAppeals)).toBe(0);
  });

  it('is shown before it is, vacancy by vacancy, and is off unless it is set', async () => {
    const vacancyId = await addVacancy(server);
    await addApplication(server, vacancyId);
    await close(vacancyId);
    server.moveClock(3 * MONTH_MINUTES);
    const said = await typed(server, 'personal', 'retention');
    expect(said).toMatch(/^Заявки хранятся 2 месяца после закрытия вакансии/);
    expect(said).toMatch(/будет удалено: 1 заявка\.\n {2}Вакансия № \d+ «Бухгалтер» +закрыта .+ 1 заявка\n/);
    expect(await typed(off, 'personal', 'retention')).toMatch(
      /^Заявки хранятся без срока .+\nОбращения хранятся без срока [^\n]+\n$/,
    );
    await eraseDueDaily(off.app);
    expect(await off.db.$count(leases)).toBe(0);
  });

  it('takes what it has shown: whatever is due when it comes', async () => {
    const vacancyId = await addVacancy(server);
    await addApplication(server, vacancyId);
    await close(vacancyId);
    const due = new Date(server.now());
    due.setUTCMonth(due.getUTCMonth() + 2);
    server.moveClock((due.getTime() - server.now()) / 60_000 - 6 * 60);
    const shown = await personal();
    expect(shown.due).toMatchObject({ applications: 1 });
    await eraseDueDaily(server.app);
    server.moveClock((Date.parse(shown.nextAt) - server.now()) / 60_000 + 1);
    await eraseDueDaily(server.app);
    expect(await ids()).toEqual([]);
  });

  it('goes on while the files cannot be reached, and says so until it has worked', async () => {
    for (const _ of ['one', 'two']) {
      const vacancyId = await addVacancy(server);
      const { id } = await addBytes(server, 'resume', `résumé ${vacancyId}`);
      await addApplication(server, vacancyId, { resumeFileId: id });
      await close(vacancyId);
    }
    server.moveClock(3 * MONTH_MINUTES);
    const erase = vi.spyOn(server.app.fileStore, 'eraseSetAside');
    erase.mockRejectedValue(new StoreAwayError('Хранилище файлов недоступно.'));
    expect(await work()).toBeUndefined();
    server.moveClock(1.5 * DAY_MINUTES);
    expect(await work()).toMatchObject({ isFailing: true, failures: 1 });
    erase.mockRestore();
    expect(await ids()).toEqual([]);
    expect(await work()).toMatchObject({ isFailing: true, failures: 1 });
    server.moveClock(DAY_MINUTES);
    expect(await work()).toMatchObject({ isFailing: false, failures: 1 });
  });
});
