import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connection } from '../../src/connection.ts';
import { access } from '../../src/dataProvider/accessCalls.ts';
import { fileCalls } from '../../src/dataProvider/kindCalls.ts';
import { session } from '../../src/session.ts';
import { later } from '../support/later.ts';
import { providerOver } from '../support/provider.ts';

const patience = { readMs: 500, changeMs: 150, reachMs: 50 };

/** An answer that never comes; the call can only be given up. */
const never: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

const asking = (fetch: typeof globalThis.fetch) => providerOver({ fetch, patience });

const everything = { pagination: { page: 1, perPage: 7 }, filter: { status: 'published' } };

beforeEach(() => session.open({ token: 'token', name: 'A', role: 'admin' }));
afterEach(() => {
  session.clear();
  connection.found();
});

it.each([
  ['lost', () => undefined],
  ['lost for the second time', connection.lost],
])(
  'the line that was %s is not there again because of a call that was sent before',
  async (_name, before) => {
    before();
    const [sent, answered] = [later(), later()];
    const held: typeof fetch = async () => {
      sent.resolve();
      await answered.promise;
      return new Response('[]');
    };
    const late = asking(held).getList('news', everything);
    await sent.promise;
    connection.lost();
    answered.resolve();
    await late;
    expect(connection.isLost()).toBe(true);
    await asking(() => Promise.resolve(new Response('[]'))).getList('news', everything);
    expect(connection.isLost()).toBe(false);
  },
);

describe('a depository that takes a call and never answers', () => {
  it('is said not to answer, and the connection is taken for lost', async () => {
    await expect(asking(never).getList('news', everything)).rejects.toMatchObject({
      status: 0,
      message: 'Сервер не отвечает. Повторите позже.',
    });
    expect(connection.isLost()).toBe(true);
  });

  it.each<[string, (data: ReturnType<typeof asking>) => Promise<unknown>]>([
    ['a save', (data) => data.create('news', { data: {} })],
    ['an approval', (data) => data.approve('news', { id: 7 })],
    [
      'a new password',
      (data) => data.change('account', access.changePassword({ currentPassword: 'one', newPassword: 'two' })),
    ],
  ])('leaves it open whether %s has arrived', async (_name, change) => {
    await expect(change(asking(never))).rejects.toMatchObject({
      status: 0,
      message: 'Нет связи с сервером. Дошло ли отправленное, неизвестно: проверьте, прежде чем повторять.',
    });
  });

  it('is not waited for by the next look for the connection', async () => {
    await asking(never).reach();
    expect(connection.isLost()).toBe(true);
  });
});

describe('an answer', () => {
  /** Sends a list in pieces, with a pause before each. */
  const inPieces = (pieces: number, pauseMs: number): typeof fetch => {
    const list = JSON.stringify({ data: [{ id: 7, posted: '2026-02-03', news: [] }] });
    const length = Math.ceil(list.length / pieces);
    return async (_input, init) => {
      let sent = 0;
      const body = new ReadableStream({
        start: (stream) => init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason)),
        pull: async (stream) => {
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
          if (init?.signal?.aborted) return;
          if (sent >= list.length) return stream.close();
          stream.enqueue(new TextEncoder().encode(list.slice(sent, sent + length)));
          sent += length;
        },
      });
      return new Response(body);
    };
  };

  it('may take as long as it needs while something of it arrives', async () => {
    const { data } = await asking(inPieces(8, 100)).getList('news', everything);
    expect(data).toMatchObject([{ id: 7, posted: '2026-02-03' }]);
  });

  it('that stops half way is given up', async () => {
    await expect(asking(inPieces(2, 1500)).getList('news', everything)).rejects.toMatchObject({
      message: 'Сервер не отвечает. Повторите позже.',
    });
  });
});

describe('a file that is sent to a depository that never answers', () => {
  it('is given up with a word', async () => {
    const access = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, authorization' };
    const server = createServer(({ method }, answer) => {
      if (method === 'OPTIONS') answer.writeHead(204, access).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const data = providerOver({ baseUrl: `http://127.0.0.1:${port}`, patience });
    await expect(data.upload(fileCalls.uploadPdf, { file: new File(['x'], 'x.pdf') })).rejects.toMatchObject({
      status: 0,
      message: 'Сервер не отвечает. Повторите позже.',
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});
