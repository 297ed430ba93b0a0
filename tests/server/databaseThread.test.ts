import { eq, sql } from 'drizzle-orm';
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
