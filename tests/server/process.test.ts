import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import {
  bundleForAll,
  dataFolder,
  dataFolderForAll,
  headersOf,
  pendingOf,
  startProcess,
} from '../support/serverProcess.ts';
import { newsDraft } from '../support/serverPublications.ts';

const bundle = bundleForAll();
const DATA_DIR = dataFolderForAll();

const NEWS = '/api/Admin/News';

describe('a server told to stop', () => {
  it('by SIGTERM or SIGINT answers the request under way, then ends with 0', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const server = await startProcess(bundle, { DATA_DIR });
      const { hostname, port } = new URL(server.address);
      const { authorization } = await headersOf(server.address);
      const body = JSON.stringify(newsDraft(`Последняя ${signal}`));
      const socket = connect(Number(port), hostname);
      const head = [
        `POST ${NEWS}/UpdateOrAdd HTTP/1.1`,
        'host: localhost',
        `authorization: ${authorization}`,
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(body)}`,
        'expect: 100-continue',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      // the server has begun to read this request once it asks for the body
      await new Promise((resolve) => socket.once('data', resolve));
      const ended = server.end(signal);
      await expect.poll(() => server.output()).toContain('"stopping"');
      socket.write(body);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK/);
      expect(await ended).toBe(0);
    }
    const again = await startProcess(bundle, { DATA_DIR });
    const titles = (await pendingOf(again.address)).map(({ news }) => news[0]?.title);
    expect(titles).toEqual(expect.arrayContaining(['Последняя SIGTERM ru', 'Последняя SIGINT ru']));
    await again.end('SIGTERM');
  });
});

describe('a server that is to leave its place to another one', () => {
  it('is not ready first, answers meanwhile, and does not wait for ever for what is under way', async () => {
    const env = { STOP_DELAY_SECONDS: '1', STOP_DEADLINE_SECONDS: '3' };
    const server = await startProcess(bundle, { DATA_DIR, ...env });
    const { hostname, port } = new URL(server.address);
    const hanging = connect(Number(port), hostname).on('error', () => undefined);
    hanging.write('POST /Access/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n');
    const ready = () => fetch(`${server.address}/health/ready`);
    expect((await ready()).status).toBe(200);
    const ended = server.end('SIGTERM');
    await expect.poll(() => server.output()).toContain('"stopping"');
    const answer = await ready();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ status: 'stopping' });
    expect((await fetch(`${server.address}${NEWS}/GetCount`)).status).toBe(401);
    expect(await ended).toBe(0);
    hanging.destroy();
  });
});

describe('the console', () => {
  const signInAt = (address: string, password: string) =>
    fetch(`${address}/Access/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: 'admin@depository.uz', password }),
    });

  it('shows the address, and each password that was made up until somebody has signed in with it', async () => {
    const folder = await dataFolder();
    const first = await startProcess(bundle, { DATA_DIR: folder, DEPO_PASSWORD: '' });
    await expect.poll(() => first.output()).toMatch(/admin@depository\.uz +\w{5}(-\w{5}){3} +admin +Дилноза/);
    const file = join(folder, 'first-password');
    expect(first.output()).toContain(file);
    const [, password = ''] = /(\w{5}(?:-\w{5}){3})/.exec(first.output()) ?? [];
    expect(await readFile(file, 'utf8')).toBe(`admin@depository.uz ${password}\n`);
    expect((await signInAt(first.address, password)).status).toBe(200);
    expect(existsSync(file)).toBe(false);
    await first.end('SIGTERM');
    const second = await startProcess(bundle, { DATA_DIR: folder, DEPO_PASSWORD: '' });
    expect(second.output()).not.toMatch(/Парол|admin@/);
    await second.end('SIGTERM');
  });

  it('loses no password when the port is taken at the very first start', async () => {
    const folder = await dataFolder();
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const PORT = String((squatter.address() as AddressInfo).port);
    const env = { DATA_DIR: folder, DEPO_PASSWORD: '', PORT };
    await expect(startProcess(bundle, env)).rejects.toThrow('Порт уже занят');
    await new Promise((resolve) => squatter.close(resolve));
    const server = await startProcess(bundle, env);
    await expect.poll(() => server.output()).toContain(join(folder, 'first-password'));
    const [, password = ''] = (await readFile(join(folder, 'first-password'), 'utf8')).trim().split(' ');
    expect((await signInAt(server.address, password)).status).toBe(200);
    await server.end('SIGTERM');
  });

  it('says in one sentence why the server did not start', async () => {
    const wrongPort = await startProcess(bundle, { DATA_DIR, PORT: '80x' }).catch(
      (error: Error) => error.message,
    );
    expect(wrongPort).toMatch(/^ended with 1: PORT: ожидается целое число .+\n$/);
  });
});
