import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

const LOOK_MS = 100;

/**
 * A balancer as simple as can be: it looks which instances are ready, and sends each call to one of them in turn over connections that
 * it keeps. What an instance drops is a 502, but for reading, which is tried on the next one. Where nobody is ready it is a 503.
 */
export async function startBalancer(first: string[]) {
  let ready: string[] = [];
  let targets = first;
  let turn = 0;
  const agent = new Agent({ keepAlive: true });
  const look = async () => {
    const states = await Promise.all(
      targets.map((target) =>
        fetch(`${target}/health/ready`)
          .then(({ ok }) => ok)
          .catch(() => false),
      ),
    );
    ready = targets.filter((_target, index) => states[index]);
  };
  await look();
  let looking = Promise.resolve();
  const looks = setInterval(() => {
    looking = look();
  }, LOOK_MS);

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, tried: string[] = []) {
    const { method, headers, url = '/' } = incoming;
    const lost = () => {
      if (outgoing.headersSent) return;
      if (method === 'GET' && target) pass(incoming, outgoing, [...tried, target]);
      else outgoing.writeHead(502).end('{}');
    };
    const others = ready.filter((each) => !tried.includes(each));
    const target = others[turn % others.length];
    turn += 1;
    if (!target) return void outgoing.writeHead(503).end('{}');
    const { connection: _ours, ...passed } = headers;
    const asked = request(new URL(url, target), { agent, method, headers: passed }, (answer) => {
      const { connection: _theirs, ...told } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, told);
      pipeline(answer, outgoing, () => undefined);
    });
    asked.on('error', lost);
    if (method === 'GET') asked.end();
    else pipeline(incoming, asked, () => undefined);
  }

  // a connection closed while a starved client sends over it would lose that call
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => pass(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on there are these instances. */
    use(now: string[]) {
      targets = now;
    },
    async stop() {
      clearInterval(looks);
      await looking;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
