import type { TestServer } from './server.ts';

export const texts = (ru: string, uz: string, en: string) => [
  { language: 'ru', title: ru, description: `<p>${ru}</p>` },
  { language: 'uz', title: uz, description: '' },
  { language: 'en', title: en, description: '' },
];

export const translationCalls = (server: TestServer) => {
  const admin = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    server.as('admin', method, `/api/Admin${path}`, body);
  return {
    admin,
    save: async (id: number, news: object[], more = {}): Promise<{ id: number; version: number }> =>
      (await admin('POST', '/News/UpdateOrAdd', { id, posted: '2026-01-15', news, ...more })).body.data,
    /** The only pending item. */
    listed: async (): Promise<{ stale?: string[] }> =>
      (await admin('GET', '/News/GetAllPending?page=1&perPage=7')).body.data[0],
  };
};
