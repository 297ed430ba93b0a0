import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noCipher } from '../../../src/features/drafts/cipher.ts';
import { type DraftFile, MAX_FILES_BYTES } from '../../../src/features/drafts/draft.ts';
import {
  createConnect,
  createDraftStore,
  type DraftEvent,
  openDatabase,
} from '../../../src/features/drafts/draftStore.ts';
import { DraftWriter, type FormContent, type FormFile } from '../../../src/features/drafts/draftWriter.ts';
import { freshBrowser, rowsOf } from '../../support/drafts.ts';

freshBrowser();
afterEach(() => vi.restoreAllMocks());

const place = { kind: 'news', item: 'new' };
/** A file of which only the size is large. */
const sized = (name: string, sizeBytes: number) =>
  Object.defineProperty(new File(['%PDF'], name), 'size', { value: sizeBytes });

const content = { ...place, path: '/dashboard/addNews', title: '', key: '1', fields: [], files: [] };
const openStore = async () => createDraftStore(createConnect(), noCipher, 'owner');
type Store = Awaited<ReturnType<typeof openStore>>;
const writerOf = (store: Store, read: () => FormContent) =>
  new DraftWriter({ store: async () => store, read, onChange: () => undefined });
const written = (writer: DraftWriter) => {
  writer.changed();
  return writer.save();
};

const fileNamed = (path: string, sizeBytes: number): FormFile => {
  const file = sized(`${path}.pdf`, sizeBytes);
  return { path, name: file.name, type: '', sizeBytes, file };
};

it('what was typed a moment ago counts as kept where there is a store, before it is written, and nowhere else', async () => {
  const store = await openStore();
  const writer = writerOf(store, () => content);
  const homeless = new DraftWriter({
    store: async () => null,
    read: () => content,
    onChange: () => undefined,
  });
  // the writers have opened their stores by then
  expect(await store.all()).toEqual([]);
  writer.changed();
  expect(writer.isKept).toBe(true);
  const writing = writer.save();
  expect(writer.isKept).toBe(true);
  await writing;
  expect(await store.all()).toHaveLength(1);
  await written(homeless);
  homeless.changed();
  expect(homeless.isKept).toBe(false);
});

describe('the files of one draft', () => {
  it('are stored up to 50 MB together; what is more is named, and has its place when another goes', async () => {
    const store = await openStore();
    const files = new Map<string, FormFile>();
    const choose = (path: string, sizeBytes: number) => files.set(path, fileNamed(path, sizeBytes));
    const writer = writerOf(store, () => ({ ...content, files: [...files.values()] }));
    const stored = async () => {
      await written(writer);
      const [draft] = await store.all();
      const found = await Promise.all((draft?.files ?? []).map((file) => store.file(draft?.id ?? '', file)));
      expect(draft?.files.map(({ path }) => draft.storedFiles.includes(path))).toEqual(found.map(Boolean));
      return found.map((file) => file?.name);
    };
    choose('ru', MAX_FILES_BYTES - 10);
    choose('uz', 10);
    choose('en', 1);
    expect(await stored()).toEqual(['ru.pdf', 'uz.pdf', undefined]);
    expect(writer.isComplete).toBe(false);
    files.delete('uz');
    choose('en', 10);
    expect(await stored()).toEqual(['ru.pdf', 'en.pdf']);
    expect(writer.isComplete).toBe(true);
  });
});

it('what could not be written is written before the form is filled anew, without another key', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const store = await openStore();
  const writer = writerOf(store, () => content);
  vi.spyOn(store, 'save').mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'));
  await written(writer);
  expect(writer.isComplete).toBe(false);
  await writer.saveAtEnd();
  expect(writer.isComplete).toBe(true);
  expect(await store.all()).toHaveLength(1);
});

describe('a file that cannot be written', () => {
  it('is not said to be kept, however much is typed, until it is taken out', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const store = await openStore();
    const files = [fileNamed('ru', 4)];
    const writer = writerOf(store, () => ({ ...content, files }));
    vi.spyOn(store, 'saveFile').mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'));
    await written(writer);
    await written(writer);
    expect(await store.all()).toMatchObject([{ files: [{ name: 'ru.pdf' }], storedFiles: [] }]);
    expect(writer.isFailing).toBe(true);
    files.pop();
    await written(writer);
    expect(writer.isFailing).toBe(false);
  });
});

it('a draft that is kept with a file while another tab opens is not swept away', async () => {
  (await openDatabase()).close();
  const base = await openDB('drafts');
  const { getAllKeys } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementationOnce(function (
    this: IDBObjectStore,
    ...given
  ) {
    const found = getAllKeys.apply(this, given);
    const kept = { owner: 'owner', content: { bytes: new Uint8Array() } };
    const change = base.transaction(['drafts', 'files'], 'readwrite');
    void change.objectStore('drafts').put({ ...kept, id: 'late', expiresAt: Date.now() + 60_000 });
    void change.objectStore('files').put({ ...kept, draft: 'late', path: 'ru' });
    return found;
  });
  (await openDatabase()).close();
  expect(await base.getAllKeys('drafts')).toEqual(['late']);
  base.close();
});

describe('a draft that is open in two tabs', () => {
  const event = (store: Store) =>
    new Promise<DraftEvent>((resolve) => {
      store.listen(resolve);
    });

  it('and deleted in one, is known to be gone in the other, where it is written again with its files', async () => {
    const [store, other] = [await openStore(), await openStore()];
    const named: DraftFile = { path: 'ru', name: 'ru.pdf', type: '', sizeBytes: 4 };
    const file = new File(['%PDF'], 'ru.pdf');
    const writer = writerOf(store, () => ({ ...content, files: [{ ...named, file }] }));
    await written(writer);
    expect(writer.isKept).toBe(true);
    const news = event(store);
    await other.removeAll();
    expect(await news).toMatchObject({ id: writer.id, isGone: true });
    writer.deletedElsewhere();
    expect(writer.isKept).toBe(false);
    // the user only looks at another tab
    await writer.save();
    expect(await other.all()).toEqual([]);
    await writer.saveAtEnd();
    const [draft] = await other.all();
    expect(draft?.storedFiles).toEqual(['ru']);
    expect((await other.file(writer.id, named))?.size).toBe(4);

    await other.removeAll();
    writer.deletedElsewhere();
    await writer.beginAnew();
    expect(await other.all()).toMatchObject([{ storedFiles: ['ru'] }]);
  });

  it('is not deleted by a save that began before the form went on with another one', async () => {
    const store = await openStore();
    const writer = writerOf(store, () => ({ ...content, title: 'Восстановленный' }));
    await written(writer);
    const saved = writer.id;
    await writer.beginAnew();
    await written(writer);
    await writer.drop(saved);
    expect(await store.all()).toMatchObject([{ id: writer.id, title: 'Восстановленный' }]);
  });

  it('tells the one that the other goes on with it', async () => {
    const [store, other] = [await openStore(), await openStore()];
    await store.save('former', content);
    const news = event(store);
    await other.remove('former', true);
    expect(await news).toMatchObject({ id: 'former', isGone: true, isContinued: true });
  });
});

describe('a draft', () => {
  it('is gone after two weeks with its files, for whoever opens drafts here', async () => {
    const store = createDraftStore(createConnect(), noCipher, 'owner');
    await store.save('1', content);
    await store.saveFile('1', 'ru', sized('ru.pdf', 4));
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now');
    const twoWeeks = 14 * 24 * 60 * 60 * 1000;
    clock.mockReturnValue(now + twoWeeks - 60_000);
    await openDatabase();
    expect(await rowsOf('drafts')).toHaveLength(1);
    clock.mockReturnValue(now + twoWeeks + 60_000);
    await openDatabase();
    expect(await rowsOf('drafts')).toEqual([]);
    expect(await rowsOf('files')).toEqual([]);
  });
});
