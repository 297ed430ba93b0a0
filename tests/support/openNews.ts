import { renderAdmin } from './renderAdmin.tsx';
import type { TestServer } from './server.ts';
import { news, newsDraft, publicationCalls } from './serverPublications.ts';
import { watchFetch } from './watchedFetch.ts';

/** The form of a new item in a depository that names these features too, whose calls are watched. */
export const openNews = async (server: TestServer, title: string, ...features: string[]) => {
  const { id } = await publicationCalls(server, news).saved(newsDraft(title));
  const calls = watchFetch(server.fetch);
  const at = `/dashboard/news/${id}`;
  const { user } = await renderAdmin(server, { at, fetch: calls.fetch, signedIn: { features } });
  const stored = async () => (await server.as('admin', 'GET', `/api/Admin/News/Get${id}`)).body.data;
  return { id, user, calls, stored };
};
