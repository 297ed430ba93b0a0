import { beforeAll } from 'vitest';
import { LANGUAGES, type Language } from '../../src/wire/wire.ts';
import type { TestServer } from './server.ts';

/** One saved record as its list answers it, whatever its kind. */
interface ListedRecord {
  id: number;
  version: number;
  /** The text that the drafts below carry. */
  text: string;
}

/** A register whose records can be saved, listed and deleted. */
interface Register {
  name: string;
  savePath: string;
  /** Without the id. */
  deletePath: string;
  /** A whole record with this text in it. */
  draft: (text: string, more?: object) => object;
  /** Where a refused text stands in the body of `draft`. */
  textPath: string;
  list: (server: TestServer) => Promise<ListedRecord[]>;
}

const API = '/api/Admin';

// biome-ignore lint/suspicious/noExplicitAny: the answers of seven kinds
async function dataOf(server: TestServer, path: string): Promise<any[]> {
  return (await server.as('admin', 'GET', `${API}${path}`)).body.data;
}

/** The three entries of a document; the text is the Russian header. */
const entries = (text: string) =>
  LANGUAGES.map((language) => ({ id: 0, language, header: language === 'ru' ? text : `${language} header` }));

interface TypeIds {
  information: number;
  templates: number;
  normativeDocuments: number;
}

/** The codes of the types that `addTypes` adds; client types are there already. */
export const CODES = { information: 'reports', templates: 'issuer', normativeDocuments: 'laws' };

/** Adds an information type and a normative document type for documents to belong to. */
export async function addTypes(server: TestServer): Promise<TypeIds> {
  const save = async (area: string, code: string): Promise<number> => {
    const draft = { id: 0, code, name: 'Тип', nameRu: 'Тип' };
    return (await server.as('admin', 'POST', `${API}/${area}/UpdateOrAdd`, draft)).body.data.id;
  };
  const clientTypes = await dataOf(server, '/ClientType/GetClientTypes');
  return {
    information: await save('InformationType', CODES.information),
    templates: clientTypes.find(({ code }) => code === CODES.templates).id,
    normativeDocuments: await save('NormativeDocumentType', CODES.normativeDocuments),
  };
}

/** The same for all tests of the file that calls this at its top. */
export const typesForAll = (server: TestServer): TypeIds => {
  const ids = {} as TypeIds;
  beforeAll(async () => void Object.assign(ids, await addTypes(server)));
  return ids;
};

const at = (area: string) => ({
  savePath: `${API}/${area}/UpdateOrAdd`,
  deletePath: `${API}/${area}/Delete`,
});

/** Codes differ from test to test, since two types cannot have the same. */
let codes = 0;

const withoutDocuments: Register[] = [
  {
    name: 'an information type',
    ...at('InformationType'),
    draft: (text, more) => ({ id: 0, code: `code-${++codes}`, name: text, ...more }),
    textPath: 'name',
    list: async (server) =>
      (await dataOf(server, '/Information/GetInformationTypes')).map((type) => ({
        ...type,
        text: type.name,
      })),
  },
  {
    name: 'a normative document type',
    ...at('NormativeDocumentType'),
    draft: (text, more) => ({
      id: 0,
      code: `code-${++codes}`,
      nameRu: 'а',
      nameUz: text,
      nameEn: 'a',
      ...more,
    }),
    textPath: 'nameUz',
    list: async (server) =>
      (await dataOf(server, '/NormativeDocumentType/GetNormativeDocumentTypes')).map((type) => ({
        ...type,
        text: type.nameUz,
      })),
  },
  {
    name: 'a term',
    ...at('Glossary'),
    draft: (text, more) => ({ id: 0, keyWordRu: text, descriptionEn: 'A share', ...more }),
    textPath: 'keyWordRu',
    list: async (server) =>
      (await dataOf(server, '/GetGlossaries')).map((term) => ({ ...term, text: term.keyWordRu })),
  },
  {
    name: 'a year of history',
    ...at('History'),
    draft: (text, more) => ({ id: 0, year: 1999, textRu: '', textUz: '', textEn: text, ...more }),
    textPath: 'textEn',
    list: async (server) =>
      (await dataOf(server, '/History/GetHistories')).map((history) => ({
        ...history,
        text: history.textEn,
      })),
  },
];

const documentRegisters = (ids: () => TypeIds): Register[] => [
  {
    name: 'an information document',
    ...at('Information'),
    draft: (text, more) => ({
      id: 0,
      year: 2024,
      informationTypeId: ids().information,
      informations: entries(text),
      ...more,
    }),
    textPath: 'informations.0.header',
    list: async (server) => {
      const groups = await dataOf(server, `/Information/GetByCode/${CODES.information}`);
      return groups.flatMap(({ informations }) =>
        informations
          .filter(({ language }: { language: Language }) => language === 'ru')
          // biome-ignore lint/suspicious/noExplicitAny: as above
          .map((entry: any) => ({ id: entry.informationBaseId, version: entry.version, text: entry.header })),
      );
    },
  },
  {
    name: 'a template',
    ...at('Template'),
    draft: (text, more) => ({ id: 0, clientTypeId: ids().templates, templates: entries(text), ...more }),
    textPath: 'templates.0.header',
    list: async (server) =>
      (await dataOf(server, `/Template/GetTemplatesByCode/${CODES.templates}`)).map((template) => ({
        ...template,
        text: template.templates[0].header,
      })),
  },
  {
    name: 'a normative document',
    ...at('NormativeDocument'),
    draft: (text, more) => ({
      id: 0,
      documentNumber: 'ЗРУ-387',
      publishTime: '2015-06-03',
      normativeDocumentTypeId: ids().normativeDocuments,
      normativeDocuments: entries(text),
      ...more,
    }),
    textPath: 'normativeDocuments.0.header',
    list: async (server) =>
      (await dataOf(server, `/NormativeDocument/GetByCode/${CODES.normativeDocuments}`)).map((document) => ({
        ...document,
        text: document.normativeDocuments[0].header,
      })),
  },
];

/** Every register whose records are saved alike. @param ids - of the types, once they are added */
export const registers = (ids: () => TypeIds): Register[] => [...withoutDocuments, ...documentRegisters(ids)];
