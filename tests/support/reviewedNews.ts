import { type Call, REVIEW } from './review.ts';

const NEWS = '/api/Admin/News';

export const save = async (by: Call, draft: object): Promise<{ id: number; version: number }> =>
  (await by('POST', `${NEWS}/UpdateOrAdd`, draft)).body.data;

export const approve = (by: Call, id: number, version?: number) =>
  by('GET', `${NEWS}/AllowToPublish${id}${version ? `?version=${version}` : ''}`);

export const giveBack = (by: Call, id: number, version: number, note = 'Нет даты') =>
  by('POST', `${REVIEW}/Return`, { kind: 'news', id, version, note });
