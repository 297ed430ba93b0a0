import '../support/prosemirror.ts';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../src/dataProvider/wire.ts';
import { plainFetch } from '../support/plainDepository.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { startServer, type TestServer } from '../support/server.ts';
import { vacancyDraft } from '../support/serverPersonnel.ts';
import { addTypes, CODES, registers, type TypeIds } from '../support/serverRegisters.ts';

let server: TestServer;
let types: TypeIds;
beforeAll(async () => {
  server = await startServer();
  types = await addTypes(server);
});
afterAll(() => server.stop());

// biome-ignore lint/suspicious/noExplicitAny: the records of five kinds
type Wire = any;

interface KindUnderTest {
  kind: string;
  as?: Role;
  /** In a depository without versions; how those are compared is alike for all kinds, but for the list in which they look. */
  isPlain?: true;
  area: string;
  draft: () => object;
  list: string;
  /** A field that both change: what the form and the question call it, and where the depository has it. */
  label: string;
  asked: string;
  read: (item: Wire) => string;
  write: (item: Wire, text: string) => void;
  /** A field that only the other changes. */
  more: (item: Wire) => void;
  hasMore: (item: Wire) => unknown;
}

const draftOf = (name: string) => () => {
  const found = registers(() => types).find((register) => register.name === name);
  if (!found) throw new Error(`No register ${name}`);
  return found.draft('Первый текст');
};
const entryIn = (key: string, field: string) => ({
  read: (item: Wire) => item[key][0][field],
  write: (item: Wire, text: string) => {
    item[key][0][field] = text;
  },
});

const KINDS: KindUnderTest[] = [
  {
    kind: 'videos',
    isPlain: true,
    area: 'Video',
    draft: () => ({
      id: 0,
      posted: '2026-03-05',
      videos: [{ id: 0, language: 'ru', title: 'Первый текст', urlVideo: 'https://video.uz/1' }],
    }),
    list: 'Video/GetAll',
    label: 'Заголовок',
    asked: 'Заголовок, на русском',
    ...entryIn('videos', 'title'),
    more: (item) => {
      item.posted = '2026-04-07';
    },
    hasMore: (item) => item.posted === '2026-04-07',
  },
  {
    kind: 'normativeDocuments',
    isPlain: true,
    area: 'NormativeDocument',
    draft: draftOf('a normative document'),
    list: `NormativeDocument/GetByCode/${CODES.normativeDocuments}`,
    label: 'Заголовок',
    asked: 'Заголовок, на русском',
    ...entryIn('normativeDocuments', 'header'),
    more: (item) => {
      item.documentNumber = 'ЗРУ-400';
    },
    hasMore: (item) => item.documentNumber === 'ЗРУ-400',
  },
  {
    kind: 'normativeDocumentTypes',
    area: 'NormativeDocumentType',
    draft: draftOf('a normative document type'),
    list: 'NormativeDocumentType/GetNormativeDocumentTypes',
    label: 'Наименование',
    asked: 'Наименование, на русском',
    read: (item) => item.nameRu,
    write: (item, text) => {
      item.nameRu = text;
    },
    more: (item) => {
      item.nameEn = 'laws';
    },
    hasMore: (item) => item.nameEn === 'laws',
  },
  {
    kind: 'vacancies',
    as: 'kadry',
    area: 'Vacancy',
    draft: () => vacancyDraft(),
    list: 'Vacancy/GetVacancies',
    label: 'Заголовок',
    asked: 'Заголовок, на русском',
    read: (item) => item.titleRu,
    write: (item, text) => {
      item.titleRu = text;
    },
    more: (item) => {
      item.expireDate = '2026-12-01';
    },
    hasMore: (item) => String(item.expireDate).startsWith('2026-12-01'),
  },
];

describe.each(KINDS)('a save of $kind over somebody else’s', (kind) => {
  const { as = 'admin', area } = kind;
  const save = (body: object) => server.as(as, 'POST', `/api/Admin/${area}/UpdateOrAdd`, body);
  const stored = async (id: number): Promise<Wire> => {
    const { body } = await server.as(as, 'GET', `/api/Admin/${kind.list}`);
    return body.data.find((item: Wire) => item.id === id);
  };

  it('asks about what both have changed and joins the rest', async () => {
    const id = (await save(kind.draft())).body.data.id;
    const { user } = await renderAdmin(server, {
      as,
      at: `/dashboard/${kind.kind}/${id}`,
      fetch: kind.isPlain ? plainFetch(server) : server.fetch,
    });
    const field = await screen.findByRole('textbox', { name: kind.label });
    await user.clear(field);
    await user.click(field);
    await user.paste('Мой текст');
    const item = await stored(id);
    kind.write(item, 'Чужой текст');
    kind.more(item);
    expect((await save(item)).status).toBe(200);
    screen.getByText('Изменить', { selector: 'button' }).click();

    const dialog = await screen.findByRole('dialog', { name: 'Запись изменили, пока вы работали' });
    const groups = within(dialog).getAllByRole('group');
    expect(groups.filter(({ tagName }) => tagName === 'FIELDSET')).toHaveLength(1);
    const asked = within(dialog).getByRole('group', { name: kind.asked });
    const marks = [...asked.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['Мой', 'Чужой']);
    await user.click(within(asked).getByRole('radio', { name: 'Мой вариант' }));
    within(dialog).getByText('Сохранить', { selector: 'button' }).click();
    await screen.findByText(/^Взято из сохранённого: /);
    const after = await stored(id);
    expect(kind.read(after)).toBe('Мой текст');
    expect(kind.hasMore(after)).toBe(true);
  });
});
