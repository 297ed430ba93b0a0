import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, openEmbedded } from '../../server/db/embedded.ts';
import { loginThrottle } from '../../server/db/schema.ts';
import { isDuplicate } from '../../server/lib/faults.ts';
import { dataFolder, removeFolders } from '../support/serverProcess.ts';
import { databaseTemplate } from '../support/serverTemplate.ts';

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
  it('is its owner’s alone, whoever may read what it was copied from', async () => {
    const made = join(folder, 'another');
    await createDatabase(made, await databaseTemplate());
    expect((await stat(made)).mode & 0o777).toBe(0o700);
  });

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
        await tx.insert(loginThrottle).values(row(name));
        seen.push(name);
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

  it('reads a statement once, and plans it no more when it is asked again and again', async () => {
    const ask = () => database.db.select().from(loginThrottle).where(eq(loginThrottle.key, 'first'));
    for (let asked = 0; asked < 12; asked += 1) expect(await ask()).toHaveLength(1);
    const [known, ...others] = await database.db
      .select({ planned: sql<number>`custom_plans::int`, kept: sql<number>`generic_plans::int` })
      .from(sql`pg_prepared_statements`)
      .where(eq(sql`statement`, ask().toSQL().sql));
    expect(others).toEqual([]);
    expect(known).toEqual({ planned: 5, kept: 7 });
  });

  it('keeps no statement that is written anew for each number of rows, also when it fails', async () => {
    const { db } = database;
    const rows = (count: number) => Array.from({ length: count }, (_, at) => row(`${count} ${at}`));
    const kept = async () => {
      const [found] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(sql`pg_prepared_statements`);
      return found?.count;
    };
    await kept();
    const before = await kept();
    for (const count of [40, 41, 42]) await db.insert(loginThrottle).values(rows(count));
    expect(await db.insert(loginThrottle).values(rows(42)).catch(isDuplicate)).toBe(true);
    // what has failed goes with the statement after it
    await kept();
    expect(await kept()).toBe(before);
    await db.delete(loginThrottle).where(like(loginThrottle.key, '4%'));
  });

  it('goes on knowing its statements after a transaction of its own kind', async () => {
    const { db } = database;
    const known = async () => {
      const [found] = await db
        .select({ since: sql<string>`min(prepare_time)::text` })
        .from(sql`pg_prepared_statements`);
      return found?.since;
    };
    const before = await known();
    const config = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
    await db.transaction((tx) => tx.transaction((inner) => inner.$count(loginThrottle)), config);
    expect(await known()).toBe(before);
  });

  it('answers what tables have now, whatever they had when it was asked first', async () => {
    const { db } = database;
    await db.execute(sql`create table shape (a int default 1)`);
    const rows = async () => (await db.execute(sql`select * from shape`)) as unknown;
    await db.execute(sql`insert into shape default values`);
    expect(await rows()).toMatchObject({ rows: [{ a: 1 }] });
    await db.execute(sql`alter table shape add column b int default 2`);
    expect(await rows()).toMatchObject({ rows: [{ a: 1, b: 2 }] });
    await db.execute(sql`drop table shape`);
  });

  it('keeps every character, and changes nothing in the server’s own thread', async () => {
    const text = '\ufeffЎзбекистон 👩‍👩‍👧';
    const here = globalThis.TextDecoder;
    await database.db.insert(loginThrottle).values(row(text));
    expect(await keys()).toContain(text);
    expect(globalThis.TextDecoder).toBe(here);
  });
});
