import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { underLease } from '../../server/db/lease.ts';
import { leases } from '../../server/db/schema.ts';
import { serverForAll } from '../support/server.ts';

/** Six tenths of a second. */
const MINUTES = 0.01;

const server = serverForAll();

const work = async () => 'done';
const until = async () => (await server.db.select().from(leases))[0]?.until.getTime() ?? 0;

describe('a work that one server at a time does', () => {
  it('stays with whoever is at it for as long as it takes, and is free afterwards', async () => {
    await underLease(server.db, 'work', MINUTES, async () => {
      const first = await until();
      await vi.waitFor(async () => expect(await until()).toBeGreaterThan(first + MINUTES * 60_000), 10_000);
      expect(await underLease(server.db, 'work', MINUTES, work)).toBeUndefined();
    });
    expect(await underLease(server.db, 'work', MINUTES, work)).toBe('done');
  });

  it('is taken by another one soon after a server was killed at it, and not taken from him again', async () => {
    await underLease(server.db, 'work', 5, async () => {
      await server.db.update(leases).set({ until: sql`now() - interval '1 second'` });
      expect(await underLease(server.db, 'work', 5, work)).toBe('done');
      // a third one has it when the first one, thought dead, ends
      await server.db.insert(leases).values({ work: 'work', until: sql`now() + interval '1 hour'` });
    });
    expect(await server.db.$count(leases)).toBe(1);
  });

  it('is free again when the clock was ahead while a server was killed at it', async () => {
    await server.db.delete(leases);
    await server.db.insert(leases).values({ work: 'work', until: sql`now() + interval '1 year'` });
    expect(await underLease(server.db, 'work', 5, work)).toBe('done');
  });
});
