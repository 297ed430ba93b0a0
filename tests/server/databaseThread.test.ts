import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../server/db/embedded.ts';
import { loginThrottle } from '../../server/db/schema.ts';
import { isDuplicate } from '../../server/errors/faults.ts';
import { dataFolder, removeFolders } from '../support/serverProcess.ts';

let folder: string;
let database: Awaited<ReturnType<typeof openEmbedded>>;
beforeAll(async () => {
  folder = await dataFolder();
  database = await openEmbedded(folder);
});
afterAll(async () => {
  await database.close();
  await removeFolders(folder);
});

const row = (key: string) => ({ key, attempts: 1, windowEndsAt: new Date() });
const keys = async () => (await database.db.select().from(loginThrottle)).map(({ key }) => key);

describe('the embedded database', () => {
  it('lets everybody else go on while it is at a long statement', async () => {
    let [turns, isOver] = [0, false];
    const statement = database.db
      .execute(sql`select count(md5(i::text)) from generate_series(1, 400000) i`)
      .finally(() => {
        isOver = true;
      });
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    await statement;
    expect(turns).toBeGreaterThan(100);
  });

  it('does one transaction after another, and nothing in between', async () => {
    const { db } = database;
    const seen: string[] = [];
    const both = ['first', 'second'].map((name) =>
      db.transaction(async (tx) => {
        seen.push(name);
        await tx.insert(loginThrottle).values(row(name));
        await new Promise((resolve) => setTimeout(resolve, 20));
        seen.push(name);
      }),
    );
    const outside = keys();
    await Promise.all(both);
    expect(seen).toEqual(['first', 'first', 'second', 'second']);
    expect(await outside).toEqual(['first', 'second']);
  });

  it('takes a transaction back whose work fails, and goes on', async () => {
    const { db } = database;
    const failed = db.transaction(async (tx) => {
      await tx.insert(loginThrottle).values(row('third'));
      await tx.insert(loginThrottle).values(row('first'));
    });
    expect(await failed.catch(isDuplicate)).toBe(true);
    await expect(
      db.transaction(async (tx) => {
        await tx.insert(loginThrottle).values(row('third'));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    // PostgreSQL answers such a commit by taking it back: that is no success
    const swallowed = db.transaction(async (tx) => {
      await tx
        .insert(loginThrottle)
        .values(row('first'))
        .catch(() => {});
    });
    await expect(swallowed).rejects.toThrow();
    expect(await keys()).toEqual(['first', 'second']);
  });

  it('keeps every character, and changes nothing in the server’s own thread', async () => {
    const text = '\ufeffЎзбекистон 👩‍👩‍👧';
    const here = globalThis.TextDecoder;
    await database.db.insert(loginThrottle).values(row(text));
    expect(await keys()).toContain(text);
    expect(globalThis.TextDecoder).toBe(here);
  });
});
