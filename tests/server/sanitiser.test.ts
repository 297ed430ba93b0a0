import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from '../../server/lib/html.ts';
import { openSanitiser } from '../../server/lib/sanitiser.ts';
import { paths } from '../../server/paths.ts';
import { longestBlock } from '../support/longestBlock.ts';

describe('the thread that sanitises', () => {
  it('gives each text back as its own', async () => {
    const sanitise = openSanitiser(paths.sanitiser);
    const texts = Array.from({ length: 30 }, (_, i) => `<p onclick="x()">${'слово '.repeat(i * 50)}${i}</p>`);
    expect(await Promise.all(texts.map(sanitise))).toEqual(texts.map(sanitiseHtml));
  });

  it('keeps nobody else waiting', async () => {
    const sanitise = openSanitiser(paths.sanitiser);
    await sanitise('<p>a</p>');
    // the other thread uses the processor too, and the clock is what tells them apart
    const block = await longestBlock(() => sanitise('<p><i>a</i>&'.repeat(40_000)));
    expect(block).toBeLessThan(250);
  });

  it('gives nobody an answer that comes after its time', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'depository-sanitiser-'));
    const echo = join(folder, 'echo.mjs');
    const answer = 'parentPort.on("message", (html) => parentPort.postMessage(html + "!"));';
    await writeFile(echo, `import { parentPort } from 'node:worker_threads';\n${answer}\n`);
    const deadlineMs = 500;
    const sanitise = openSanitiser(echo, deadlineMs);
    await expect.poll(() => sanitise('first').catch(() => ''), { timeout: 20_000 }).toBe('first!');
    // the thread answers at once, and nobody listens before the time is over: timers come before messages then
    const [late, next] = await new Promise<unknown[]>((resolve) => {
      setImmediate(() => {
        const asked = ['late', 'next'].map((html) => sanitise(html).catch(({ statusCode }) => statusCode));
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * deadlineMs);
        resolve(Promise.all(asked));
      });
    });
    expect(late).toBe(422);
    // a thread takes its time to start on a busy machine
    expect(['next!', 422]).toContain(next);
    await rm(folder, { recursive: true });
  });

  it('refuses texts with 503 rather than have everybody wait for minutes', async () => {
    const sanitise = openSanitiser(paths.sanitiser);
    const long = 'а'.repeat(2_000_000);
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => sanitise(long)));
    const refused = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused.length).toBeGreaterThan(5);
    expect(refused.every(({ statusCode }) => statusCode === 503)).toBe(true);
    expect(await sanitise('<b>b</b>')).toBe('<b>b</b>');
  });

  it('gives up a text that takes too long, and goes on with the next', async () => {
    const sanitise = openSanitiser(paths.sanitiser, 300);
    await sanitise('<p>a</p>').catch(() => undefined);
    const hopeless = sanitise('<p>'.repeat(500_000));
    const next = sanitise('<b>b</b>').catch((error: Error) => error.message);
    await expect(hopeless).rejects.toMatchObject({ statusCode: 422 });
    // a thread takes its time to start on a busy machine
    expect(['<b>b</b>', expect.stringContaining('слишком сложный')]).toContainEqual(await next);
    await expect.poll(() => sanitise('<b>c</b>').catch(() => ''), { timeout: 20_000 }).toBe('<b>c</b>');
  });
});
