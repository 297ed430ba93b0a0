import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LARGEST_FILES_BYTES } from '../../../src/features/drafts/draft.ts';
import { openBase } from '../../../src/features/drafts/draftBase.ts';
import { createDraftBox, type DraftNews } from '../../../src/features/drafts/draftBox.ts';
import { Keeper } from '../../../src/features/drafts/keeper.ts';
import { plainSealer } from '../../../src/features/drafts/sealing.ts';
import { freshBrowser, rowsOf } from '../../support/drafts.ts';

freshBrowser();
afterEach(() => vi.restoreAllMocks());

const place = { kind: 'news', item: 'new' };
/** A file of which only the size is large. */
const fileOf = (name: string, sizeBytes: number) =>
  Object.defineProperty(new File(['%PDF'], name), 'size', { value: sizeBytes });

describe('the files of one draft', () => {
  it('are kept up to 50 MB together; what is more is named, and has its place when another goes', async () => {
    const box = createDraftBox(await openBase(), plainSealer, 'owner');
    const files = new Map<string, File>();
    const read = () => ({
      ...place,
      path: '/dashboard/addNews',
      title: '',
      key: '1',
      fields: [],
      files: [...files].map(([path, { name, type, size }]) => ({ path, name, type, sizeBytes: size })),
    });
    const keeper = new Keeper({ box, place, read, onWritten: () => undefined });
    const choose = (path: string, sizeBytes: number) => {
      const file = fileOf(`${path}.pdf`, sizeBytes);
      files.set(path, file);
      keeper.keepFile(path, file);
    };
    const kept = async () => {
      keeper.changed();
      await keeper.keep();
      const [draft] = await box.of(place);
      const there = await Promise.all((draft?.files ?? []).map((file) => box.fileOf(draft?.id ?? '', file)));
      expect(draft?.files.map(({ isKept }) => isKept)).toEqual(there.map(Boolean));
      return there.map((file) => file?.name);
    };
    choose('ru', LARGEST_FILES_BYTES - 10);
    choose('uz', 10);
    choose('en', 1);
    expect(await kept()).toEqual(['ru.pdf', 'uz.pdf', undefined]);
    files.delete('uz');
    keeper.dropFile('uz');
    choose('en', 10);
    expect(await kept()).toEqual(['ru.pdf', 'en.pdf']);
  });
});

describe('a file that cannot be written', () => {
  it('is not said to be kept, however much is typed, until it is taken out', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const box = createDraftBox(await openBase(), plainSealer, 'owner');
    const named = { path: 'ru', name: 'ru.pdf', type: '', sizeBytes: 4 };
    const files = [named];
    const read = () => ({ ...place, path: '', title: '', key: '1', fields: [], files });
    const keeper = new Keeper({ box, place, read, onWritten: () => undefined });
    vi.spyOn(box, 'keepFile').mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'));
    keeper.keepFile('ru', new File(['%PDF'], 'ru.pdf'));
    keeper.changed();
    await keeper.keep();
    keeper.changed();
    await keeper.keep();
    expect((await box.of(place))[0]?.files).toMatchObject([{ name: 'ru.pdf', isKept: false }]);
    expect(keeper.isFailing).toBe(true);
    files.pop();
    keeper.dropFile('ru');
    await keeper.keep();
    expect(keeper.isFailing).toBe(false);
  });
});

it('a draft that is kept with a file while another tab opens is not swept away', async () => {
  (await openBase()).close();
  const base = await openDB('drafts');
  const { getAllKeys } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementationOnce(function (
    this: IDBObjectStore,
    ...given
  ) {
    const found = getAllKeys.apply(this, given);
    const kept = { owner: 'owner', content: { bytes: new Uint8Array() } };
    const change = base.transaction(['drafts', 'files'], 'readwrite');
    void change.objectStore('drafts').put({ ...kept, id: 'late', form: '', expiresAt: Date.now() + 60_000 });
    void change.objectStore('files').put({ ...kept, draft: 'late', path: 'ru' });
    return found;
  });
  (await openBase()).close();
  expect(await base.getAllKeys('drafts')).toEqual(['late']);
  base.close();
});

describe('a draft that is open in two tabs', () => {
  const content = { ...place, path: '', title: '', key: '1', fields: [], files: [] };
  const tab = async () => createDraftBox(await openBase(), plainSealer, 'owner');
  const told = (box: Awaited<ReturnType<typeof tab>>, at = place) =>
    new Promise<DraftNews>((resolve) => {
      box.listen(at, resolve);
    });

  it('and ended in one, is known to be kept no more in the other, where it is written again with its files', async () => {
    const [box, other] = [await tab(), await tab()];
    const named = { path: 'ru', name: 'ru.pdf', type: '', sizeBytes: 4 };
    const read = () => ({ ...content, files: [named] });
    const keeper = new Keeper({ box, place, read, onWritten: () => undefined });
    keeper.keepFile('ru', new File(['%PDF'], 'ru.pdf'));
    await keeper.keep();
    expect(keeper.isKept).toBe(true);
    const news = told(box);
    await other.removeAll();
    expect(await news).toMatchObject({ id: keeper.id, isGone: true });
    keeper.goneElsewhere();
    expect(keeper.isKept).toBe(false);
    // somebody only looks at another tab
    await keeper.keepTyped();
    expect(await other.of(place)).toEqual([]);
    await keeper.keep();
    const [draft] = await other.of(place);
    expect(draft?.files).toMatchObject([{ isKept: true }]);
    expect((await other.fileOf(keeper.id, named))?.size).toBe(4);
  });

  it('is not ended by a save that began before the form went on with it', async () => {
    const box = await tab();
    const keeper = new Keeper({ box, place, read: () => content, onWritten: () => undefined });
    keeper.changed();
    await keeper.keep();
    await box.put('restored', { ...content, title: 'Восстановленный' });
    const draft = (await box.of(place)).find(({ title }) => title);
    const saved = keeper.id;
    if (draft) await keeper.takeOver(draft);
    keeper.drop(saved);
    await keeper.keep();
    expect(await box.of(place)).toMatchObject([{ title: 'Восстановленный' }]);
  });

  it('tells the one that the other goes on with it', async () => {
    const [box, other] = [await tab(), await tab()];
    await box.put('former', content);
    const [draft] = await other.of(place);
    const news = told(box);
    if (draft) await other.takeOver(draft, 'next', content);
    expect(await news).toMatchObject({ id: 'former', isGone: true, isTaken: true });
  });

  it('tells both forms when it becomes the draft of another one', async () => {
    const [box, other] = [await tab(), await tab()];
    const lost = { ...place, item: '7' };
    await box.put('former', { ...content, ...lost });
    const [draft] = await other.of(lost);
    const [ended, begun] = [told(box, lost), told(box)];
    if (draft) await other.takeOver(draft, 'next', content);
    expect(await ended).toMatchObject({ id: 'former', isGone: true });
    expect(await begun).toMatchObject({ id: 'next', isGone: false });
  });
});

describe('a draft', () => {
  it('is gone after two weeks with its files, for whoever opens drafts here', async () => {
    const box = createDraftBox(await openBase(), plainSealer, 'owner');
    const draft = { ...place, path: '/dashboard/addNews', title: '', key: '1', fields: [], files: [] };
    await box.put('1', draft);
    await box.keepFile('1', 'ru', fileOf('ru.pdf', 4));
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now');
    const twoWeeks = 14 * 24 * 60 * 60 * 1000;
    clock.mockReturnValue(now + twoWeeks - 60_000);
    await openBase();
    expect(await rowsOf('drafts')).toHaveLength(1);
    clock.mockReturnValue(now + twoWeeks + 60_000);
    await openBase();
    expect(await rowsOf('drafts')).toEqual([]);
    expect(await rowsOf('files')).toEqual([]);
  });
});
