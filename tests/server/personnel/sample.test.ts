import { beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../../server/content/loadContent.ts';
import { seedAppeals, seedPersonnel } from '../../../server/content/seedPersonnel.ts';
import { seedFund } from '../../../server/content/seedRegisters.ts';
import { copies } from '../../../server/content/uploads.ts';
import { accounts } from '../../../server/db/schema.ts';
import { bareAddress } from '../../../server/lib/address.ts';
import { sanitiseHtml } from '../../../server/lib/html.ts';
import type { Role } from '../../../src/wire/wire.ts';
import { serverForAll, type TestServer } from '../../support/server.ts';
import { callsOf } from '../files/multipart.ts';

const TODAY = '2026-11-21';
type Row = Record<string, string | number | null>;

const server = serverForAll();
let departments: Row[];
let vacancies: Row[];
let applications: Row[];
let appeals: Row[];

async function seed(into: TestServer) {
  const [admin] = await into.db.select().from(accounts).limit(1);
  const content = await loadContent();
  await into.db.transaction(async (db) => {
    const copied = copies(into.app.fileStore);
    const shared = { db, content, copied, createdBy: admin?.id ?? 0, today: TODAY };
    await seedPersonnel(shared);
    await seedAppeals(shared);
    await seedFund(shared);
  });
}
const list = async (role: Role, path: string): Promise<Row[]> =>
  (await server.as(role, 'GET', `/api/Admin/${path}`)).body.data;
const distinct = (rows: Row[], field: string) => new Set(rows.map((row) => row[field])).size;

beforeAll(async () => {
  await seed(server);
  departments = await list('kadry', 'Department/GetDepartments');
  vacancies = await list('kadry', 'Vacancy/GetVacancies');
  applications = [];
  for (const { id } of vacancies) {
    applications.push(...(await list('kadry', `ApplicationForVacancy/GetByVacancyId/${id}`)));
  }
  appeals = await list('audit', 'OnlineAppeal/GetOnlineAppeals');
}, 120_000);

describe('the first departments and vacancies', () => {
  it('are five and eight, each vacancy in a department', () => {
    expect([departments.length, vacancies.length]).toEqual([5, 8]);
    expect(vacancies.every(({ departmentNameRu }) => departmentNameRu)).toBe(true);
    expect(distinct(vacancies, 'departmentId')).toBe(5);
    expect(distinct(vacancies, 'status')).toBe(3);
  });

  it('are in three languages, each in its own letters', () => {
    for (const row of [...departments, ...vacancies]) {
      for (const [field, value] of Object.entries(row)) {
        if (/Ru$/.test(field)) expect(value).toMatch(/[а-яё]{3}/i);
        if (/(Uz|En)$/.test(field)) expect(value).not.toMatch(/[а-яё]/i);
        if (/Uz$/.test(field)) expect(value).not.toMatch(/[og]['’‘`ʼ]/i);
        if (/^(name|title|text|about)/.test(field)) expect(String(value).length).toBeGreaterThan(10);
      }
    }
  });

  it('have texts that the sanitiser leaves alone', () => {
    for (const { textRu, textUz, textEn } of vacancies) {
      for (const text of [textRu, textUz, textEn].map(String)) {
        expect(sanitiseHtml(text)).toBe(text);
        expect(text).toMatch(/<h2>.*<(ul|ol)>/s);
      }
    }
  });

  it('are open as long as people can apply', () => {
    for (const { status, expireDate } of vacancies) {
      expect(String(expireDate) >= TODAY).toBe(status === 'Открыта');
    }
  });
});

describe('the first applications', () => {
  it('are sixty, from sixty people who can be written to', () => {
    expect(applications).toHaveLength(60);
    for (const field of ['fullName', 'email', 'pinfl', 'applicationForVacancyFileId']) {
      expect(distinct(applications, field), field).toBe(60);
    }
    for (const { email, pinfl, fullName, date } of applications) {
      expect(bareAddress(String(email))).toMatch(/\.example\.uz$/);
      expect(pinfl).toMatch(/^[3-6]\d{13}$/);
      expect(fullName).toMatch(/^[А-Яа-яё]+ [А-Яа-яё]+ [А-Яа-яё]+(ович|овна)$/);
      expect(String(date) <= TODAY).toBe(true);
    }
  });

  it('have every status, and a day on which their mail went out', () => {
    expect(distinct(applications, 'status')).toBe(4);
    for (const { status, date, linkSentAt, rejectionSentAt } of applications) {
      expect(linkSentAt !== null).toBe(status === 'Приглашена');
      expect(rejectionSentAt !== null).toBe(status === 'Отклонена');
      const sentAt = String(linkSentAt ?? rejectionSentAt ?? date);
      expect(sentAt.slice(0, 10) >= String(date) && sentAt.slice(0, 10) <= TODAY).toBe(true);
    }
  });

  it('have résumés that are PDFs under the name of who sent them, a dozen different ones', async () => {
    const calls = await callsOf(server, 'kadry');
    const contents = new Set<string>();
    for (const {
      fullName,
      applicationForVacancyFileId: id,
      applicationForVacancyFileName: name,
    } of applications) {
      const [surname, given = ''] = String(fullName).split(' ');
      expect(String(name).startsWith(`Резюме ${surname} ${given[0]}. `)).toBe(true);
      expect(String(name)).toMatch(/[^.]\.pdf$/);
      const { status, bytes } = await calls.read(`/api/Admin/File/GetResumeFileById/${id}`);
      expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
      contents.add(bytes.toString('base64'));
    }
    expect(contents.size).toBe(12);
  });
});

describe('the first appeals', () => {
  it('are thirty, half of them with a file, some long', async () => {
    expect(appeals).toHaveLength(30);
    const withFile = appeals.filter(({ onlineAppealFileId }) => onlineAppealFileId);
    expect(withFile).toHaveLength(15);
    expect(distinct(withFile, 'onlineAppealFileName')).toBe(5);
    expect(distinct(appeals, 'note')).toBe(30);
    expect(appeals.filter(({ note }) => String(note).length > 700)).toHaveLength(5);
    for (const { note, address, phoneNumber, email, dateOfSending } of appeals) {
      expect([note, address, email].every(Boolean)).toBe(true);
      expect(phoneNumber).toMatch(/^\+998 \d\d 000-\d\d-\d\d$/);
      expect(String(dateOfSending) <= TODAY).toBe(true);
    }
    const calls = await callsOf(server, 'audit');
    for (const { onlineAppealFileId: id } of withFile) {
      const { bytes } = await calls.read(`/api/Admin/File/GetOnlineAppealFileId/${id}`);
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
  });
});

describe('the first lists of the fund', () => {
  it.each(['UZS', 'USD', 'EUR'])('has twelve rows in %s', async (currency) => {
    const rows = await list('admin', `GuaranteeFund/GetLast${currency}`);
    expect(rows).toHaveLength(12);
    expect(distinct(rows, 'code')).toBe(12);
    for (const row of rows) expect(row).toMatchObject({ currency, date: TODAY, fund: expect.any(Number) });
    expect(rows.some(({ fund }) => !Number.isInteger(fund))).toBe(true);
  });
});
