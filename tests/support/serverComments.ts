import type { Role } from '../../src/wire/wire.ts';
import type { Answer, TestServer } from './server.ts';

const COMMENT = '/api/Admin/Comment';

/** The calls of comments, as a role. */
export const commentCalls = (server: TestServer, role: Role = 'admin') => {
  const call = (method: 'GET' | 'POST' | 'DELETE', name: string, body?: object): Promise<Answer> =>
    server.as(role, method, `${COMMENT}/${name}`, body);
  return {
    add: (kind: string, id: number, text: string, more: object = {}) =>
      call('POST', 'Add', { kind, id, text, ...more }),
    said: async (kind: string, id: number, text: string, more: object = {}): Promise<number> =>
      (await call('POST', 'Add', { kind, id, text, ...more })).body.data.id,
    of: (kind: string, id: number | string) => call('GET', `GetByItem/${kind}/${id}`),
    threads: async (kind: string, id: number) =>
      (await call('GET', `GetByItem/${kind}/${id}`)).body.data.threads,
    mentions: async () => (await call('GET', 'GetMentions')).body.data,
    resolve: (id: number | string) => call('POST', `Resolve${id}`),
    reopen: (id: number | string) => call('POST', `Reopen${id}`),
    remove: (id: number | string) => call('DELETE', `Delete${id}`),
  };
};
