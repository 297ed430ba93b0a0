import { describe, expect, it } from 'vitest';
import { listed, specifiedDepository } from '../support/specifiedDepository.ts';

const depository = specifiedDepository();
const { calls, provider } = depository;

describe('an item that waits for approval', () => {
  const waiting = (title: string, views = 0, coverBase64 = 'AAAA') => ({
    id: 3,
    views,
    news: [{ id: 1, newsBaseId: 3, language: 'ru', title, coverBase64, link: `/cover?signed=${views}` }],
  });
  const seen = async (data: ReturnType<typeof provider>) => {
    depository.answers = { '/News/GetAllPending': [waiting('Прочитанная')], '/AllowToPublish3': [] };
    const [previousData] = await listed(data, 'news', { status: 'pending' });
    return { id: 3, previousData };
  };

  it.each([
    ['written something else', waiting('Переписанная')],
    ['chosen another picture', waiting('Прочитанная', 0, 'BBBB')],
  ])('is not approved once a colleague has %s', async (_what, changed) => {
    const data = provider();
    const params = await seen(data);
    depository.answers['/News/GetAllPending'] = [changed];
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

describe('an item that is deleted', () => {
  const item = (title: string) => ({ id: 3, status: 'x', news: [{ language: 'ru', newsBaseId: 3, title }] });
  const remove = async (data: ReturnType<typeof provider>, status: string) => {
    const [previousData] = await listed(data, 'news', { status });
    return () => data.delete('news', { id: 3, previousData });
  };
  const answers = (pending: object[], published: object[] = []) => {
    depository.answers = { '/News/GetAllPending': pending, '/News/GetAllPublished': published };
  };
  const deletions = () => calls.filter((call) => call.startsWith('DELETE'));

  it.each([
    ['rewritten', [item('Переписанная')], []],
    ['published', [], [item('Прочитанная')]],
  ])('is kept once a colleague has %s it, until the list has told', async (_what, pending, published) => {
    const data = provider();
    answers([item('Прочитанная')]);
    const act = await remove(data, 'pending');
    answers(pending, published);
    await expect(act()).rejects.toMatchObject({ status: 409 });
    // the next one is compared as well
    const status = published.length > 0 ? 'published' : 'pending';
    const again = await remove(data, status);
    answers([], []);
    await expect(again()).rejects.toMatchObject({ status: 404 });
    expect(deletions()).toEqual([]);
    answers(pending, published);
    await (await remove(data, status))();
    expect(deletions()).toHaveLength(1);
  });

  it.each([
    ['informationTypes', '/GetInformationTypes', { name: 'Тарифы' }, { name: 'Сборы' }],
    [
      'videos',
      '/Video/GetAll',
      { videos: [{ language: 'ru', urlVideo: 'https://a.uz/1' }] },
      { videos: [{ language: 'ru', urlVideo: 'https://a.uz/2' }] },
    ],
    ['applications', '/GetByVacancyId/5', { vacancyId: 5 }, { vacancyId: 5, result: '95 баллов' }],
  ])('is kept once a colleague has changed what people read of it: %s', async (kind, list, read, changed) => {
    const data = provider();
    depository.answers = { [list]: [{ id: 3, ...read }] };
    const filter = kind === 'applications' ? { vacancyId: '5' } : {};
    const [previousData] = await listed(data, kind, filter);
    depository.answers = { [list]: [{ id: 3, ...changed }] };
    await expect(data.delete(kind, { id: 3, previousData })).rejects.toMatchObject({ status: 409 });
    expect(deletions()).toEqual([]);
  });

  it('is kept once a colleague has moved it to another type', async () => {
    const data = provider();
    const types = [1, 2].map((id) => ({ id, code: `T${id}`, name: `Тип ${id}` }));
    const document = (informationTypeId: number) => ({
      ...{ id: 3, year: 2026, informationTypeId, informations: [{ language: 'ru', header: 'Тарифы' }] },
    });
    depository.answers = { '/GetInformationTypes': types, '/GetByCode/T1': [document(1)] };
    await listed(data, 'informationTypes', {});
    const [previousData] = await listed(data, 'information', { code: 'T1' });
    depository.answers = {
      ...{ '/GetInformationTypes': types, '/GetByCode/T1': [], '/GetByCode/T2': [document(2)] },
    };
    await expect(data.delete('information', { id: 3, previousData })).rejects.toMatchObject({ status: 409 });
    expect(deletions()).toEqual([]);
  });
});
