import { describe, expect, it } from 'vitest';
import {
  type Address,
  addresses,
  formKind,
  handedOverKind,
  kindAt,
  toNative,
  toPublic,
} from '../../src/routing/addresses.ts';

describe('the route table', () => {
  it('is the specification’s', () => {
    expect(
      Object.fromEntries(
        Object.entries<Address>(addresses).map(([name, { list, form, screens }]) => [
          name,
          [list, ...(form ? [form] : []), ...(screens ?? [])].join(' '),
        ]),
      ),
    ).toMatchInlineSnapshot(`
      {
        "applications": "applicationForVacancies",
        "audios": "allAudios addAudios",
        "departments": "allVacancyDepartmentTypes addVacancyDepartmentType",
        "depoCompasses": "allDepoCompasses addDepoCompass",
        "depoMessages": "allDepoMessages addDepoMessage",
        "depoNews": "allDepoNews addDepoNews",
        "glossary": "allGlossaries addGlossary",
        "guaranteeFund": "allGuaranteeFund addGuaranteeFundUZS addGuaranteeFundUSD addGuaranteeFundEUR",
        "histories": "allHistories addHistory",
        "information": "allTables addTable",
        "informationTypes": "allInformationTableTypes addInformationTableType",
        "news": "allNews addNews",
        "normativeDocumentTypes": "allNormativeDocumentTypes addNormativeDocumentType",
        "normativeDocuments": "allNormativeDocuments addNormativeDocument",
        "onlineAppeals": "allOnlineAppeals",
        "statistics": "homeStatistic",
        "templates": "allTemplates addTemplate",
        "vacancies": "allVacancy addVacancy",
        "videos": "allVideos addVideos",
      }
    `);
  });
});

describe('an address of the specification', () => {
  const stored = { kind: 'news', id: '12' };

  it.each([
    ['/dashboard', undefined, '/dashboard'],
    ['/dashboard/allNews', undefined, '/dashboard/news'],
    ['/dashboard/addNews', undefined, '/dashboard/news/create'],
    ['/dashboard/addNews', stored, '/dashboard/news/12'],
    ['/dashboard/addDepoNews', stored, '/dashboard/depoNews/create'],
    ['/dashboard/addDepoMessages', undefined, '/dashboard/depoMessages/create'],
    ['/dashboard/addDepoMessage', undefined, '/dashboard/depoMessages/create'],
    ['/dashboard/news/3', stored, '/dashboard/news/3'],
    ['/dashboard/nowhere', undefined, '/dashboard/nowhere'],
    ['/dashboard/homeStatistic', undefined, '/dashboard/statistics'],
  ])('%s with %j handed over is %s to react-admin', (address, item, native) => {
    expect(toNative(address, item)).toBe(native);
  });
});

describe('a path of react-admin', () => {
  it.each([
    ['/dashboard/news', { path: '/dashboard/allNews' }],
    ['/dashboard/news/create', { path: '/dashboard/addNews', create: true }],
    ['/dashboard/news/12', { path: '/dashboard/addNews', edit: { kind: 'news', id: '12' } }],
    ['/dashboard/news/a%2Fb', { path: '/dashboard/addNews', edit: { kind: 'news', id: 'a/b' } }],
    ['/dashboard/news/50%', { path: '/dashboard/addNews', edit: { kind: 'news', id: '50%' } }],
    ['/dashboard/onlineAppeals/4', { path: '/dashboard/onlineAppeals/4' }],
    ['/dashboard/access-denied', { path: '/dashboard/access-denied' }],
    ['/', { path: '/' }],
  ])('%s is %j', (path, address) => {
    expect(toPublic(path)).toEqual(address);
  });
});

describe('the menu', () => {
  it('marks a kind on its list, its form, its aliases and its own paths', () => {
    for (const path of [
      'allDepoMessages',
      'addDepoMessage',
      'addDepoMessages',
      'depoMessages',
      'depoMessages/4',
    ])
      expect(kindAt(`/dashboard/${path}`)).toBe('depoMessages');
    expect(kindAt('/dashboard/addGuaranteeFundUSD')).toBe('guaranteeFund');
    expect(kindAt('/dashboard')).toBeUndefined();
  });
});

describe('the handed-over item', () => {
  it('may stay on the form of its kind and on the list of what belongs to it, and nowhere else', () => {
    expect(handedOverKind('/dashboard/addVacancy')).toBe('vacancies');
    expect(handedOverKind('/dashboard/applicationForVacancies')).toBe('vacancies');
    expect(handedOverKind('/dashboard/allVacancy')).toBeUndefined();
    expect(formKind('/dashboard/news/12')).toBeUndefined();
  });
});
