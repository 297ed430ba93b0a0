import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { revisions } from '../../../server/db/schema.ts';
import { type Call, emptyReview, REVIEW, reviewForAll, reviewOf } from '../../support/review.ts';
import { approve, giveBack, save } from '../../support/reviewedNews.ts';
import { newsDraft } from '../../support/serverPublications.ts';

const NEWS = '/api/Admin/News';

const { server, dilnoza, anvar, barno } = reviewForAll();
beforeEach(() => emptyReview(server));

const { queue, switchTo } = reviewOf(dilnoza, barno);
const item = async (id: number, by = dilnoza) => (await by('GET', `${REVIEW}/GetItem/news/${id}`)).body.data;

describe('while four eyes are asked for', () => {
  beforeEach(() => switchTo({ fourEyes: true, edits: true }));
  const status = async (id: number) => (await item(id)).item.status;

  it('nobody approves what they have written, and everybody is told who may', async () => {
    const { id } = await save(anvar, newsDraft('Анвар начал'));
    await save(barno, newsDraft('Барно дополнила', { id }));
    for (const writer of [anvar, barno]) {
      const refused = await approve(writer, id, 2);
      expect(refused).toMatchObject({
        status: 403,
        body: {
          message: expect.stringMatching(/Вы сами правили .* Кто может подтвердить: Дилноза Рахимова\.$/),
        },
      });
      expect(await item(id, writer)).toMatchObject({ mayApprove: false, reason: refused.body.message });
    }
    expect(await status(id)).toBe('pending');
    expect((await queue('', anvar)).rows[0]).toMatchObject({ mayApprove: false });
    expect((await queue('', anvar)).rows[0].reason).toMatch(/Дилноза Рахимова/);
    expect((await queue()).rows[0]).toMatchObject({ mayApprove: true });
    expect((await item(id)).approvers).toEqual([{ login: 'admin@depository.uz', name: 'Дилноза Рахимова' }]);
    expect((await approve(dilnoza, id, 2)).status).toBe(200);
  });

  it('counts from the last publication, not from before it, and not whoever gave it back', async () => {
    const { id } = await save(anvar, newsDraft('Начало'));
    await approve(barno, id);
    await save(barno, newsDraft('Правка Барно', { id }));
    expect((await approve(barno, id)).status).toBe(403);
    expect((await approve(anvar, id)).status).toBe(200);
    const { version } = await save(anvar, newsDraft('Правка Анвара', { id }));
    await giveBack(barno, id, version);
    await save(anvar, newsDraft('Правка Анвара снова', { id }));
    expect((await approve(anvar, id)).status).toBe(403);
    expect((await approve(barno, id)).status).toBe(200);
  });

  /** The edit of two people that somebody sends back, and a save of the second one, begun with it or later. */
  const sentBack = async (by: Call, begun: 'with it' | 'later') => {
    const { id } = await save(anvar, newsDraft('Начало'));
    await approve(dilnoza, id);
    await save(anvar, newsDraft('Неправда', { id }));
    const { version } = await save(barno, newsDraft('Неправда, дополнено', { id }));
    await giveBack(by, id, version);
    const url = `${NEWS}/UpdateOrAdd${begun === 'with it' ? `?read=${version}` : ''}`;
    expect((await barno('POST', url, newsDraft('Неправда, уточнено', { id }))).status).toBe(200);
    return id;
  };

  it.each(['anvar', 'barno', 'dilnoza'])(
    'counts the authors of an edit that was sent back by %s, where a save was begun with it',
    async (name) => {
      const id = await sentBack({ anvar, barno, dilnoza }[name] ?? dilnoza, 'with it');
      expect(await item(id, anvar)).toMatchObject({ mayApprove: false });
      expect((await queue('', anvar)).rows[0]).toMatchObject({ mayApprove: false });
      expect((await approve(anvar, id)).status).toBe(403);
      expect((await approve(dilnoza, id)).status).toBe(200);
    },
  );

  it('refuses a version that cannot be, and names all who may approve an edit of what is published again', async () => {
    const { id } = await save(anvar, newsDraft('Начало'));
    await approve(dilnoza, id);
    const { version } = await save(anvar, newsDraft('Неправда', { id }));
    await giveBack(barno, id, version);
    expect((await item(id, barno)).approvers).toHaveLength(3);
    const url = `${NEWS}/UpdateOrAdd?read=3000000000`;
    expect((await barno('POST', url, newsDraft('Иначе', { id }))).status).toBe(400);
  });

  it('does not count them where the save was begun later, with what is published', async () => {
    const id = await sentBack(dilnoza, 'later');
    expect(await item(id, anvar)).toMatchObject({ mayApprove: true });
    expect((await approve(anvar, id)).status).toBe(200);
  });

  it('does not count a save without a change, which begins no edit of a published item either', async () => {
    const first = await save(anvar, newsDraft('Без правок'));
    const draft = newsDraft('Без правок', { id: first.id });
    expect(await save(barno, draft)).toEqual(first);
    expect((await approve(barno, first.id)).status).toBe(200);
    const { version } = await save(barno, draft);
    expect(version).toBe(first.version + 1);
    expect(await status(first.id)).toBe('published');
  });

  it('lets an item that was sent back wait again, also when it is saved without a change', async () => {
    const { id, version } = await save(anvar, newsDraft('Автор настаивает'));
    await giveBack(barno, id, version);
    await save(anvar, newsDraft('Автор настаивает', { id }));
    expect((await queue()).rows).toMatchObject([{ id }]);
    expect((await approve(barno, id)).status).toBe(200);
  });

  it('makes no edit of the published item whose edit was sent back, until something is changed', async () => {
    await switchTo({ edits: true });
    const { id } = await save(dilnoza, newsDraft('Опубликованная'));
    await approve(barno, id);
    const edit = await save(dilnoza, newsDraft('Правка', { id }));
    await giveBack(barno, id, edit.version);
    const { item: stored } = await item(id);
    expect(await save(dilnoza, stored)).toEqual({ id, version: stored.version });
    expect(await status(id)).toBe('published');
  });

  it('counts the author of an item from before there were revisions, and whoever changed it last', async () => {
    const { id } = await save(anvar, newsDraft('Из прежних'));
    await save(barno, newsDraft('Из прежних, дополнено', { id }));
    await server.db.delete(revisions).where(eq(revisions.recordId, id));
    for (const writer of [anvar, barno]) {
      expect(await item(id, writer)).toMatchObject({ mayApprove: false });
      expect((await approve(writer, id)).status).toBe(403);
    }
    expect((await queue('', anvar)).rows[0]).toMatchObject({ mayApprove: false });
    await save(dilnoza, newsDraft('Из прежних, дальше', { id }));
    for (const writer of [anvar, dilnoza]) expect((await approve(writer, id)).status).toBe(403);
    await server.db.delete(revisions).where(eq(revisions.recordId, id));
    expect((await approve(barno, id)).status).toBe(200);
    const { version } = await save(barno, newsDraft('Правка', { id }));
    expect((await approve(anvar, id, version)).status).toBe(200);
  });

  it('counts the author still, and nobody else, when an approval was undone', async () => {
    const { id } = await save(anvar, newsDraft('Поспешили'));
    await approve(barno, id);
    expect((await barno('POST', `${NEWS}/UndoApproval${id}`)).status).toBe(200);
    expect((await approve(anvar, id)).status).toBe(403);
    expect((await approve(barno, id)).status).toBe(200);
  });

  it('tells the author still, and gives it back to the author, when approvals were undone', async () => {
    const { id } = await save(anvar, newsDraft('Поспешили дважды'));
    for (const undone of [2, 4]) {
      await approve(barno, id);
      await barno('POST', `${NEWS}/UndoApproval${id}`);
      expect((await queue()).rows).toMatchObject([
        { id, version: undone + 1, author: { login: 'anvar@depository.uz' } },
      ]);
    }
    await giveBack(barno, id, 5);
    expect((await queue('returned=1')).rows).toMatchObject([{ author: { login: 'anvar@depository.uz' } }]);
  });

  it('tells the last author still when an approval of what was sent back is undone', async () => {
    const { id } = await save(dilnoza, newsDraft('Дилноза начала'));
    const { version } = await save(anvar, newsDraft('Анвар продолжил', { id }));
    await giveBack(barno, id, version);
    await approve(barno, id);
    await barno('POST', `${NEWS}/UndoApproval${id}`);
    expect((await queue('returned=1')).rows).toMatchObject([
      { id, author: { login: 'anvar@depository.uz' }, returned: { by: 'Барно Юсупова' } },
    ]);
  });

  it('does not count the person who restored it from the trash, and says when nobody is left', async () => {
    const { id } = await save(anvar, newsDraft('В корзину'));
    await save(dilnoza, newsDraft('В корзину, дополнено', { id }));
    await barno('DELETE', `${NEWS}/Delete${id}`);
    await barno('POST', `${NEWS}/Restore${id}`);
    expect(await item(id, barno)).toMatchObject({ mayApprove: true });
    await save(barno, newsDraft('В корзину и обратно', { id }));
    expect((await approve(barno, id)).body.message).toMatch(
      /Все действующие администраторы её правили: добавьте ещё одного или выключите правило вдвоём\.$/,
    );
  });

  it('leaves an edit to others also when it is made while somebody approves', async () => {
    for (const round of [1, 2, 3]) {
      const { id, version } = await save(anvar, newsDraft(`Гонка ${round}`));
      const edit = newsDraft('Правка Барно', { id });
      const [mine, edited, theirs, again] = await Promise.all([
        approve(barno, id),
        barno('POST', `${NEWS}/UpdateOrAdd`, edit),
        approve(dilnoza, id, version),
        approve(barno, id),
      ]);
      expect(edited.status).toBe(200);
      for (const answer of [mine, again]) expect([200, 403]).toContain(answer.status);
      expect([200, 409]).toContain(theirs.status);
      // her own edit is not public by her own hand
      const { published } = await item(id);
      expect(published?.news[0].title ?? 'нет').toMatch(/^(Гонка|нет)/);
    }
  });

  it('lets one of two approvers approve, and the other see that it is done', async () => {
    const { id, version } = await save(anvar, newsDraft('Двое'));
    const answers = await Promise.all([approve(barno, id, version), approve(dilnoza, id, version)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(await status(id)).toBe('published');
  });
});
