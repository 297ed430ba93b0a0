import { beforeEach } from 'vitest';
import type { TestServer } from './server.ts';

/** A depository whose lists a test writes down, by the end of their path; the real server answers the rest. It takes every save. */
export function foreignLists(server: TestServer) {
  const depository = {
    answers: {} as Record<string, unknown>,
    /** The answer to a save. */
    saved: '' as unknown,
    /** The bodies that were sent. */
    sent: [] as unknown[],
    fetch: (async (input, init) => {
      const path = String(input);
      if (init?.method === 'POST' && path.startsWith('/api/Admin')) {
        depository.sent.push(JSON.parse(String(init.body)));
        return new Response(String(depository.saved), { status: 200 });
      }
      const answer = Object.entries(depository.answers).find(([end]) => path.endsWith(end))?.[1];
      if (answer) return Response.json(answer);
      return server.fetch(input, init);
    }) as typeof fetch,
  };
  beforeEach(() => {
    depository.sent.length = 0;
  });
  return depository;
}
