import { describe, expect, it } from 'vitest';
import { LARGEST_FILES_BYTES } from '../../src/drafts/draft.ts';
import { openBase } from '../../src/drafts/draftBase.ts';
import { createDraftBox } from '../../src/drafts/draftBox.ts';
import { Keeper } from '../../src/drafts/keeper.ts';
import { plainSealer } from '../../src/drafts/sealing.ts';
import { freshBrowser } from '../support/drafts.ts';

freshBrowser();

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
