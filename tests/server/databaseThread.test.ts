import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, openEmbedded } from '../../server/db/embedded.ts';
import { loginThrottle } from '../../server/db/schema.ts';
import { isDuplicate } from '../../server/lib/faults.ts';
import { dataFolderForAll } from '../support/serverProcess.ts';
import { databaseTemplate } from '../support/serverTemplate.ts';

const folder = dataFolderForAll();
let database: Awaited<ReturnType<typeof openEmbedded>>;
beforeAll(async () => {
  database = await openEmbedded(folder);
});
afterAll(() => database.close());

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

  it('goes on after a connection that was broken in the middle of a transaction', async () => {
    const { db } = database;
    const broken = db.transaction(async (tx) => {
      await tx.insert(loginThrottle).values(row('broken'));
      await tx.execute(sql`commit`);
      await tx.execute(sql`begin`);
      throw new Error('Query read timeout');
    });
    await expect(broken).rejects.toThrow('Query read timeout');
    expect(await keys()).toContain('broken');
    await db.delete(loginThrottle).where(sql`key = 'broken'`);
  });

  it('keeps every character of a text', async () => {
    const text = '\ufeffЎзбекистон 👩‍👩‍👧';
    await database.db.insert(loginThrottle).values(row(text));
    expect(await keys()).toContain(text);
  });
});
