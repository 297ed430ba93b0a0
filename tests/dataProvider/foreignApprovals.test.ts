import { describe, expect, it } from 'vitest';
import { listed, specifiedDepository } from '../support/specifiedDepository.ts';

const depository = specifiedDepository();
const { calls, provider } = depository;

describe('an item that waits for approval', () => {
  const waiting = (title: string, views = 0) => ({
    id: 3,
    views,
    news: [{ id: 1, newsBaseId: 3, language: 'ru', title, link: `/cover?signed=${views}` }],
  });
  const seen = async (data: ReturnType<typeof provider>) => {
    depository.answers = { '/News/GetAllPending': [waiting('Прочитанная')], '/AllowToPublish3': [] };
    const [previousData] = await listed(data, 'news', { status: 'pending' });
    return { id: 3, previousData };
  };

  it('is not approved once a colleague has written something else', async () => {
    const data = provider();
    const params = await seen(data);
    depository.answers['/News/GetAllPending'] = [waiting('Переписанная')];
    await expect(data.approve('news', params)).rejects.toMatchObject({ status: 409 });
    expect(calls.filter((call) => call.includes('AllowToPublish'))).toEqual([]);
    const [now] = await listed(data, 'news', { status: 'pending' });
    await data.approve('news', { id: 3, previousData: now });
    expect(calls.at(-1)).toBe('GET /api/Admin/News/AllowToPublish3');
  });

  it('is approved where its text is as it was read, whatever else the depository counts', async () => {
    const data = provider();
    const params = await seen(data);
    depository.answers['/News/GetAllPending'] = [waiting('Прочитанная', 7)];
    await data.approve('news', params);
    expect(calls.at(-1)).toBe('GET /api/Admin/News/AllowToPublish3');
  });
});
