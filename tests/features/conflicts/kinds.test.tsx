import '../../support/prosemirror.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/wire/wire.ts';
import { depositories, marksIn, press, question } from '../../support/conflicts.ts';
import { plainFetch } from '../../support/plainDepository.ts';
import { FOREIGN, renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { vacancyDraft } from '../../support/serverPersonnel.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { CODES, registers, typesForAll } from '../../support/serverRegisters.ts';

const server = serverForAll();
const types = typesForAll(server);

// biome-ignore lint/suspicious/noExplicitAny: the records of all kinds
type Wire = any;

/** A text that both change: what the form and the question call it, and where the depository has it. */
interface Text {
  label: string;
  asked: string;
  read: (item: Wire) => string;
  write: (item: Wire, text: string) => void;
}

interface KindUnderTest extends Text {
  kind: string;
  /** In a depository without versions; how those are compared is alike for all kinds, but for the list in which they look. */
  isPlain?: true;
  area: string;
  draft: () => object;
  list: string;
  /** The items in a list that is none of items. */
  itemsIn?: (list: Wire) => Wire[];
  /** A field that only the other changes. */
  more: (item: Wire) => void;
  hasMore: (item: Wire) => boolean;
}

const draftOf = (name: string) => () => {
  const found = registers(() => types).find((register) => register.name === name);
  if (!found) throw new Error(`No register ${name}`);
  return found.draft('Первый текст');
};
const textIn = (fieldsOf: (item: Wire) => Wire, name: string, label = 'Заголовок'): Text => ({
  label,
  asked: `${label}, на русском`,
  read: (item) => fieldsOf(item)[name],
  write: (item, text) => {
    fieldsOf(item)[name] = text;
  },
});
const also = (name: string, value: unknown, fieldsOf = (item: Wire): Wire => item) => ({
  more: (item: Wire) => {
    fieldsOf(item)[name] = value;
  },
  hasMore: (item: Wire) => String(fieldsOf(item)[name]).startsWith(String(value)),
});

/** The documents of a type come year by year, and in each year entry by entry. */
const informationIn = (years: Wire[]): Wire[] =>
  years.flatMap(({ year, informations }) =>
    informations
      .filter(({ language }: Wire) => language === 'ru')
      .map(({ informationBaseId: id, version }: Wire) => ({
        id,
        version,
        year,
        informationTypeId: types.information,
        informations: informations.filter((entry: Wire) => entry.informationBaseId === id),
      })),
  );

/** Kinds with lists or shapes of their own; the glossary (`conflicts.test.tsx`) and the statistics have tests of theirs. */
const KINDS: KindUnderTest[] = [
  {
    kind: 'news',
    isPlain: true,
    area: 'News',
    draft: newsDraft,
    list: 'News/GetAllPending',
    ...textIn(({ news }) => news[0], 'title'),
    ...also('title', 'Keyingi', ({ news }) => news[1]),
  },
  {
    kind: 'videos',
    isPlain: true,
    area: 'Video',
    draft: () => ({
      id: 0,
      posted: '2026-03-05',
      videos: LANGUAGES.map((language) => ({ id: 0, language, title: 'Первый текст' })),
    }),
    list: 'Video/GetAll',
    ...textIn(({ videos }) => videos[0], 'title'),
    ...also('title', 'Keyingi', ({ videos }) => videos[1]),
  },
  {
    kind: 'vacancies',
    isPlain: true,
    area: 'Vacancy',
    draft: vacancyDraft,
    list: 'Vacancy/GetVacancies',
    ...textIn((item) => item, 'titleRu'),
    ...also('expireDate', '2026-12-01'),
  },
  {
    kind: 'departments',
    area: 'Department',
    draft: () => ({ id: 0, code: crypto.randomUUID(), nameRu: 'Первый текст', nameUz: 'Avvalgi' }),
    list: 'Department/GetDepartments',
    ...textIn((item) => item, 'nameRu', 'Наименование'),
    ...also('nameUz', 'Keyingi'),
  },
  {
    kind: 'normativeDocuments',
    isPlain: true,
    area: 'NormativeDocument',
    draft: draftOf('a normative document'),
    list: `NormativeDocument/GetByCode/${CODES.normativeDocuments}`,
    ...textIn(({ normativeDocuments }) => normativeDocuments[0], 'header'),
    ...also('documentNumber', 'ЗРУ-400'),
  },
  {
    kind: 'information',
    isPlain: true,
    area: 'Information',
    draft: draftOf('an information document'),
    list: `Information/GetByCode/${CODES.information}`,
    itemsIn: informationIn,
    ...textIn(({ informations }) => informations[0], 'header'),
    ...also('year', 2019),
  },
  {
    kind: 'normativeDocumentTypes',
    area: 'NormativeDocumentType',
    draft: draftOf('a normative document type'),
    list: 'NormativeDocumentType/GetNormativeDocumentTypes',
    ...textIn((item) => item, 'nameRu', 'Наименование'),
    ...also('nameEn', 'laws'),
  },
];

describe.each(KINDS)('a save of $kind over somebody else’s', (kind) => {
  const { area } = kind;
  const save = (body: object) => server.as('admin', 'POST', `/api/Admin/${area}/UpdateOrAdd`, body);
  const all = async (): Promise<Wire[]> => {
    const { body } = await server.as('admin', 'GET', `/api/Admin/${kind.list}`);
    return kind.itemsIn?.(body.data) ?? body.data;
  };
  const stored = async (id: number) => (await all()).find((item) => item.id === id);
  const typeInForm = async () => {
    const id: number = (await save(kind.draft())).body.data.id;
    const { user } = await renderAdmin(server, {
      at: `/dashboard/${kind.kind}/${id}`,
      signedIn: kind.isPlain ? FOREIGN : {},
      fetch: kind.isPlain ? plainFetch(server) : server.fetch,
    });
    const field = await screen.findByRole('textbox', { name: kind.label });
    await user.clear(field);
    await user.click(field);
    await user.paste('Мой текст');
    return { id, user };
  };

  it('asks about what both have changed and joins the rest', async () => {
    const { id, user } = await typeInForm();
    const item = await stored(id);
    kind.write(item, 'Чужой текст');
    kind.more(item);
    expect((await save(item)).status).toBe(200);
    press(document.body, 'Изменить');

    const dialog = await question();
    const groups = within(dialog).getAllByRole('group');
    expect(groups.filter(({ tagName }) => tagName === 'FIELDSET')).toHaveLength(1);
    const asked = within(dialog).getByRole('group', { name: kind.asked });
    await waitFor(() => expect(marksIn(asked)).toEqual(['Мой', 'Чужой']));
    await user.click(within(asked).getByRole('radio', { name: 'Мой вариант' }));
    press(dialog, 'Сохранить');
    await screen.findByText(/^Взято из сохранённого: /);
    const after = await stored(id);
    expect(kind.read(after)).toBe('Мой текст');
    expect(kind.hasMore(after)).toBe(true);
  });

  it('makes it anew where it was deleted', async () => {
    const { id } = await typeInForm();
    await server.as('admin', 'DELETE', `/api/Admin/${area}/Delete${id}`);
    press(document.body, 'Изменить');
    await screen.findByRole('alertdialog', {
      name: kind.kind === 'news' ? /удалили или опубликовали$/ : 'Запись удалили, пока вы работали',
    });
    press(document.body, 'Создать заново');
    await waitFor(async () =>
      expect((await all()).filter((item) => item.id >= id).map(kind.read)).toEqual(['Мой текст']),
    );
  });
});

describe.each(depositories(server))('a document in a depository %s', (_name, own, signedIn) => {
  it('that somebody moves to another type meanwhile stays there, with what was typed', async () => {
    const send = (body: object) => server.as('admin', 'POST', '/api/Admin/Template/UpdateOrAdd', body);
    const get = async (call: string): Promise<Wire[]> =>
      (await server.as('admin', 'GET', `/api/Admin/${call}`)).body.data;
    const [first, second] = await get('ClientType/GetClientTypes');
    const templates = [{ id: 0, language: 'ru', header: 'Анкета' }];
    const { id } = (await send({ id: 0, clientTypeId: first.id, templates })).body.data;
    const of = async ({ code }: Wire) =>
      (await get(`Template/GetTemplatesByCode/${code}`)).find((item) => item.id === id);
    const { user } = await renderAdmin(server, { at: `/dashboard/templates/${id}`, signedIn, fetch: own() });
    await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), ' акционера');
    await send({ ...(await of(first)), clientTypeId: second.id });
    press(document.body, 'Изменить');
    expect(await screen.findByText('Взято из сохранённого: Тип клиента.')).toBeVisible();
    expect((await of(second)).templates[0].header).toBe('Анкета акционера');
    expect(await of(first)).toBeUndefined();
  });
});
