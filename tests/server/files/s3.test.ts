import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MOST_DOWNLOADS } from '../../../server/files/s3/requests.ts';
import { openS3Store } from '../../../server/files/s3/s3Store.ts';
import { problemOf } from '../../../server/files/s3/xml.ts';
import { type FileStore, StoreAwayError, type StoredBytes } from '../../../server/files/store.ts';
import { faultOf } from '../../../server/lib/faults.ts';
import { folderForAll, forAll } from '../../support/forAll.ts';
import { startObjectStore } from '../../support/objectStore.ts';

/** A build machine may be silent for a while itself. */
const PATIENT_MS = 15_000;

const folder = folderForAll();
const objects = forAll(startObjectStore);
afterEach(() => {
  objects.misbehave(undefined);
  objects.checkDigests(true);
});

describe('a bucket', () => {
  let store: FileStore;
  const open = (change = {}, silenceMs = PATIENT_MS) =>
    openS3Store({ ...objects.settings, ...change }, folder, silenceMs);
  beforeAll(async () => {
    store = await open();
  });
  async function stage(content: string) {
    const path = join(store.stagingFolder, randomUUID());
    await writeFile(path, content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { path, sha256, sizeBytes: Buffer.byteLength(content) };
  }

  it('that refuses us, or is not there, is away: nobody may think that it has nothing', async () => {
    const strangers = [await open({ secret: 'another one' }), await open({ bucket: 'nobody-made-it' })];
    for (const stranger of strangers) {
      const staged = await stage('for a stranger');
      const all = [
        () => stranger.has('a'.repeat(64)),
        () => stranger.open('a'.repeat(64)),
        () => stranger.add(staged),
        () => stranger.setAside('a'.repeat(64), new Date()),
        () => stranger.eraseSetAside('a'.repeat(64)),
        () => stranger.removeSetAside(new Date(), async () => false),
        () => stranger.belongTo('an installation'),
      ];
      for (const call of all) {
        const error = await call().catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(StoreAwayError);
        expect(faultOf(error)).toBe(503);
        expect(String(error)).not.toContain('another one');
      }
      expect(existsSync(staged.path)).toBe(true);
      await rm(staged.path);
    }
  });

  it('that is busy is asked again, and one that says nothing is given up', async () => {
    objects.misbehave('busy');
    const before = objects.requests();
    await expect(store.open('a'.repeat(64))).rejects.toThrow('SlowDown');
    expect(objects.requests()).toBe(before + 3);
    objects.misbehave('silent');
    const hasty = await open({}, 300);
    await expect(hasty.has('a'.repeat(64))).rejects.toThrow('no answer in time');
  });

  it('is asked for what is small while as many as may read slowly do so, and says to one more that it is away', async () => {
    const crowded = await open({}, 1000);
    const staged = await stage('read slowly');
    await crowded.add(staged);
    const slow: (StoredBytes | undefined)[] = [];
    for (let reader = 0; reader < MOST_DOWNLOADS; reader += 1) slow.push(await crowded.open(staged.sha256));
    expect(await crowded.has(staged.sha256)).toBe(true);
    await expect(crowded.open(staged.sha256)).rejects.toThrow('все соединения заняты');
    // also one of which nothing was read gives its connection back
    for (const bytes of slow) bytes?.stream.destroy();
    const bytes = await crowded.open(staged.sha256);
    expect(bytes && (await buffer(bytes.stream)).toString()).toBe('read slowly');
  });

  it('whose refusal is endless is not read to the end', async () => {
    const body = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(64 * 1024);
      })(),
    );
    expect(await problemOf({ status: 200, body })).toBe('HTTP 200');
    expect(body.destroyed).toBe(true);
  });

  it('is read to the end though the connection breaks on the way', async () => {
    const staged = await stage('a long text '.repeat(10_000));
    await store.add(staged);
    for (const range of [undefined, { start: 7, end: 100_000 }]) {
      objects.misbehave('cuts');
      const bytes = await store.open(staged.sha256, range);
      const whole = Buffer.from('a long text '.repeat(10_000));
      expect(bytes && (await buffer(bytes.stream))).toEqual(range ? whole.subarray(7, 100_001) : whole);
    }
  });

  it('whose short answers break off is away, too', async () => {
    const staged = await stage('set aside');
    await store.add(staged);
    const all = [
      () => store.setAside(staged.sha256, new Date()),
      () => store.removeSetAside(new Date(), async () => false),
    ];
    for (const call of all) {
      objects.misbehave('cuts');
      await expect(call()).rejects.toBeInstanceOf(StoreAwayError);
    }
  });

  it('keeps nothing that arrived otherwise than it was sent, whether or not it looks at digests itself', async () => {
    objects.checkDigests(false);
    const sound = await stage('looked at by reading it again');
    await store.add(sound);
    expect(await store.has(sound.sha256)).toBe(true);
    objects.misbehave('distorts');
    const spoilt = await stage('spoilt on its way');
    await expect(store.add(spoilt)).rejects.toThrow('с искажением');
    expect(await store.has(spoilt.sha256)).toBe(false);
    await rm(spoilt.path);
  });
});
