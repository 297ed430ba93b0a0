import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to another server that can fall silent: what is sent on it is neither passed on nor refused. */
export async function silentLine(target: URL) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const line = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => isSilent || to.write(chunk));
      from.on('error', () => {}).on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const address = line.address();
  const url = new URL(target);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    fallSilent() {
      isSilent = true;
    },
    close() {
      line.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
