import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverForAll } from '../support/server.ts';

const server = serverForAll();
let address: URL;
beforeAll(async () => {
  address = new URL(await server.listen());
});

/** Sends the beginning, then a byte a second. @returns everything the server said until it hung up */
async function trickle(beginning: string) {
  const socket = connect(Number(address.port), address.hostname);
  socket.on('error', () => {});
  socket.write(beginning);
  const bytes = setInterval(() => socket.write('a'), 1_000);
  const said = await text(socket).catch(() => '');
  clearInterval(bytes);
  return said;
}

const body = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`;

describe('a sender that trickles', () => {
  it('is hung up on within half a minute, wherever it sends and however many there are', async () => {
    const began = performance.now();
    const [bodies, refused, headers] = await Promise.all([
      Promise.all(Array.from({ length: 100 }, () => trickle(body('/Access/login')))),
      trickle(body('/api/Admin/News/UpdateOrAdd')),
      trickle('GET / HTTP/1.1\r\nX: '),
    ]);
    expect(performance.now() - began).toBeLessThan(30_000);
    for (const said of [...bodies, headers])
      expect(said).toMatch(/^HTTP\/1\.1 408 .+"message":"Запрос не пришёл вовремя\."/s);
    // told at once that it is nobody, and not listened to for ever
    expect(refused).toMatch(/^HTTP\/1\.1 401 /);
  });
});
