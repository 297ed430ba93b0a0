import type { Draft, DraftContent, FormPlace } from './draft.ts';
import { type DraftBase, type DraftRow, removeWithFiles } from './draftBase.ts';
import { tellOfDrafts } from './mayHaveDrafts.ts';
import type { Sealer } from './sealing.ts';

const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** Told to the other tabs of this browser, which may belong to other people: names that only their owner knows. */
export interface DraftNews {
  form: string;
  id: string;
  isGone: boolean;
  /** A tab goes on with it under another name. */
  isTaken?: boolean;
}

const text = new TextDecoder();
const CHANNEL = 'drafts';

/** The drafts of one person with one depository. */
export const createDraftBox = (base: DraftBase, sealer: Sealer, owner: string) => {
  const channel = new BroadcastChannel(CHANNEL);
  const formOf = ({ kind, item }: FormPlace) => sealer.nameOf(JSON.stringify([owner, kind, item]));
  const tell = (news: DraftNews) => channel.postMessage(news);

  const rowOf = async (id: string, content: DraftContent): Promise<DraftRow> => ({
    id,
    owner,
    form: await formOf(content),
    expiresAt: Date.now() + KEPT_MS,
    content: await sealer.sealContent(content),
  });

  const draftIn = async ({ id, expiresAt, content }: DraftRow): Promise<Draft[]> => {
    try {
      const kept: DraftContent = JSON.parse(text.decode(await sealer.open(content)));
      return [{ ...kept, id, savedAt: expiresAt - KEPT_MS }];
    } catch (problem) {
      console.error(problem);
      return [];
    }
  };
  const newestFirst = async (rows: DraftRow[]) =>
    (await Promise.all(rows.map(draftIn))).flat().sort((one, other) => other.savedAt - one.savedAt);

  return {
    /** Every draft, the newest first. */
    all: async (): Promise<Draft[]> => newestFirst(await base.getAllFromIndex('drafts', 'owner', owner)),

    /** The drafts of one form, the newest first. */
    of: async (place: FormPlace): Promise<Draft[]> =>
      newestFirst(await base.getAllFromIndex('drafts', 'form', await formOf(place))),

    put: async (id: string, content: DraftContent): Promise<void> => {
      const row = await rowOf(id, content);
      await base.put('drafts', row);
      tellOfDrafts(true);
      tell({ form: row.form, id, isGone: false });
    },

    /** Ends one draft. */
    remove: async (id: string, place: FormPlace): Promise<void> => {
      await removeWithFiles(base, [id]);
      tell({ form: await formOf(place), id, isGone: true });
    },

    /** Ends all drafts of this person, and nobody else's. */
    removeAll: async (): Promise<void> => {
      const rows = await base.getAllFromIndex('drafts', 'owner', owner);
      await removeWithFiles(
        base,
        rows.map(({ id }) => id),
      );
      for (const { form, id } of rows) tell({ form, id, isGone: true });
    },

    /**
     * Goes on with a draft under another id, so that a tab that still has it open writes over nothing: one that was written
     * meanwhile stays beside it.
     */
    takeOver: async (
      { id: former, savedAt, ...place }: Draft,
      id: string,
      content: DraftContent,
    ): Promise<void> => {
      const row = await rowOf(id, content);
      const change = base.transaction(['drafts', 'files'], 'readwrite');
      const [drafts, files] = [change.objectStore('drafts'), change.objectStore('files')];
      for (const file of await files.index('draft').getAll(former)) await files.put({ ...file, draft: id });
      await drafts.put(row);
      const isAsSeen = (await drafts.get(former))?.expiresAt === savedAt + KEPT_MS;
      await change.done;
      if (isAsSeen) await removeWithFiles(base, [former]);
      else tellOfDrafts(true);
      const form = await formOf(place);
      tell({ form, id: former, isGone: isAsSeen, isTaken: true });
      // of a record that is gone, it may belong to the form of a new one now
      if (form !== row.form) tell({ form: row.form, id, isGone: false });
    },

    /** The first file is kept after the draft that names it: a file without a draft is swept away. */
    keepFile: async (draft: string, path: string, file: Blob): Promise<void> => {
      const content = await sealer.seal(new Uint8Array(await file.arrayBuffer()));
      await base.put('files', { draft, path, owner, content });
    },

    dropFile: (draft: string, path: string): Promise<void> => base.delete('files', [draft, path]),

    /** A chosen file, if its bytes were kept. */
    fileOf: async (
      draft: string,
      { path, name, type }: Draft['files'][number],
    ): Promise<File | undefined> => {
      const row = await base.get('files', [draft, path]);
      return row && new File([await sealer.open(row.content)], name, { type });
    },

    /** Tells of the drafts that other tabs make and end for the same form. @returns what stops listening */
    listen: (place: FormPlace, listener: (news: DraftNews) => void): (() => void) => {
      const own = formOf(place);
      const hear = async ({ data }: MessageEvent<DraftNews>) => {
        if (data.form === (await own)) listener(data);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
};

export type DraftBox = ReturnType<typeof createDraftBox>;
