import type { Page } from './test.ts';

/** Everything that the browser has written down of drafts, as text. */
export const written = (page: Page) =>
  page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase | undefined>((resolve, reject) => {
      const opening = indexedDB.open('drafts');
      // nobody has written yet, and whoever is the first to write makes it
      opening.onupgradeneeded = () => {
        opening.transaction?.abort();
        resolve(undefined);
      };
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    if (!opened) return [];
    const rows: unknown[] = await new Promise((resolve) => {
      const asked = opened.transaction('drafts').objectStore('drafts').getAll();
      asked.onsuccess = () => resolve(asked.result);
    });
    opened.close();
    const bytes = new TextDecoder();
    return rows.map((row) =>
      JSON.stringify(row, (_key, value) => (value instanceof Uint8Array ? bytes.decode(value) : value)),
    );
  });
