import type { FormName, ScreenName } from '../wire/kinds.ts';
import { CURRENCIES } from '../wire/wire.ts';
import { BASE } from './returnTo.ts';

/** The specification's addresses of one kind, under /dashboard (part 1, §2: the route table). */
export interface Address {
  list: string;
  form?: string;
  /** Other names of the form in the notes (DECISIONS 4). */
  formAliases?: readonly string[];
  /** The kind to whose current item the list belongs. */
  of?: ScreenName;
  /** Further addresses of the kind, mounted as they are. */
  screens?: readonly string[];
}

export const addresses: Record<ScreenName, Address> & Record<FormName, { form: string }> = {
  news: { list: 'allNews', form: 'addNews' },
  depoNews: { list: 'allDepoNews', form: 'addDepoNews' },
  depoCompasses: { list: 'allDepoCompasses', form: 'addDepoCompass' },
  depoMessages: { list: 'allDepoMessages', form: 'addDepoMessage', formAliases: ['addDepoMessages'] },
  informationTypes: { list: 'allInformationTableTypes', form: 'addInformationTableType' },
  information: { list: 'allTables', form: 'addTable' },
  normativeDocuments: { list: 'allNormativeDocuments', form: 'addNormativeDocument' },
  templates: { list: 'allTemplates', form: 'addTemplate' },
  histories: { list: 'allHistories', form: 'addHistory' },
  glossary: { list: 'allGlossaries', form: 'addGlossary' },
  statistics: { list: 'homeStatistic' },
  normativeDocumentTypes: { list: 'allNormativeDocumentTypes', form: 'addNormativeDocumentType' },
  departments: { list: 'allVacancyDepartmentTypes', form: 'addVacancyDepartmentType' },
  vacancies: { list: 'allVacancy', form: 'addVacancy' },
  applications: { list: 'applicationForVacancies', of: 'vacancies' },
  videos: { list: 'allVideos', form: 'addVideos' },
  audios: { list: 'allAudios', form: 'addAudios' },
  onlineAppeals: { list: 'allOnlineAppeals' },
  guaranteeFund: {
    list: 'allGuaranteeFund',
    screens: CURRENCIES.map((currency) => `addGuaranteeFund${currency}`),
  },
};

const rows = Object.entries<Address>(addresses).map(([name, address]) => ({ name, ...address }));

const segmentsOf = (path: string): string[] =>
  path.startsWith(`${BASE}/`) ? path.split('/').slice(2).filter(Boolean) : [];

const isForm = (row: Address, segment?: string) =>
  segment !== undefined && (row.form === segment || row.formAliases?.includes(segment) === true);

/** The kind whose form has this address, if any. */
export const formKind = (path: string): string | undefined => {
  const [first, ...others] = segmentsOf(path);
  return others.length === 0 ? rows.find((row) => isForm(row, first))?.name : undefined;
};

/** The kind to whose handed-over item the list at this address belongs. */
export const ownerKind = (path: string): string | undefined => {
  const [first, ...others] = segmentsOf(path);
  return others.length === 0 ? rows.find((row) => row.list === first)?.of : undefined;
};

/** The kind whose handed-over item an address may keep; any other address clears the item (part 1, §4). */
export const handedOverKind = (path: string): string | undefined => ownerKind(path) ?? formKind(path);

/** The kind of an address, in the specification's form or in react-admin's. */
export const kindAt = (path: string): string | undefined => {
  const [first] = segmentsOf(path);
  const row = rows.find(
    ({ name, list, screens = [], ...address }) =>
      name === first ||
      list === first ||
      isForm({ list, ...address }, first) ||
      screens.includes(first ?? ''),
  );
  return row?.of ?? row?.name;
};

/**
 * react-admin's own path for an address of the specification.
 *
 * A form is react-admin's edit path exactly when an item of that kind is handed over, else its create path. Other
 * addresses, react-admin's own among them, pass through.
 */
export const toNative = (path: string, item?: { kind: string; id: string }): string => {
  const [first, ...others] = segmentsOf(path);
  if (!first || others.length > 0) return path;
  const list = rows.find((row) => row.list === first);
  if (list) return `${BASE}/${list.name}`;
  const kind = formKind(path);
  if (!kind) return path;
  return item?.kind === kind ? `${BASE}/${kind}/${encodeURIComponent(item.id)}` : `${BASE}/${kind}/create`;
};

interface PublicAddress {
  path: string;
  /** The form for a new item: no item may be handed over. */
  create?: true;
  /** The form for this item, which has to be handed over first. */
  edit?: { kind: string; id: string };
}

/** The decoded id of an address; unchanged where it cannot be decoded. */
const decoded = (id: string): string => {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
};

/** The specification's address for one of react-admin's paths; a path without one is returned unchanged. */
export const toPublic = (path: string): PublicAddress => {
  const [name, id, ...others] = segmentsOf(path);
  const row = rows.find((candidate) => candidate.name === name);
  if (!row || others.length > 0) return { path };
  if (id === undefined) return { path: `${BASE}/${row.list}` };
  if (!row.form) return { path };
  const form = `${BASE}/${row.form}`;
  return id === 'create'
    ? { path: form, create: true }
    : { path: form, edit: { kind: row.name, id: decoded(id) } };
};
