import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Call, emptyReview, REVIEW, reviewForAll, reviewOf } from '../../support/review.ts';
import { button, screensWith } from '../../support/reviewScreens.ts';
import { newsDraft } from '../../support/serverPublications.ts';

const { server, anvar } = reviewForAll();
beforeEach(() => emptyReview(server));

const { switchTo } = reviewOf(anvar);
const openScreen = screensWith(server, 'review');
const save = async (by: Call, title: string): Promise<number> =>
  (await by('POST', '/api/Admin/News/UpdateOrAdd', newsDraft(title))).body.data.id;
const pendingList = async () => {
  const { user } = await openScreen('/dashboard/allNews');
  await user.click(await screen.findByRole('tab', { name: /В ожидании/ }));
};

describe('the list of pending items', () => {
  it('marks the rows that were sent back', async () => {
    const id = await save(anvar, 'Возвращённая');
    await save(anvar, 'Обычная');
    await anvar('POST', `${REVIEW}/Return`, { kind: 'news', id, version: 1, note: 'Неверная сумма' });
    await pendingList();
    const mark = await screen.findByText('Возвращена');
    expect(within(mark.closest('tr') as HTMLElement).getByText('Возвращённая ru')).toBeVisible();
  });

  it('tells a user who taps ✓ why nothing happens', async () => {
    await switchTo({ fourEyes: true });
    await save((...call) => server.as('admin', ...call), 'Своя');
    await pendingList();
    const approve = await button('Подтвердить: Своя ru');
    await expect.poll(() => approve.getAttribute('aria-description')).toMatch(/Вы сами правили/);
    fireEvent.touchStart(approve);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/Вы сами правили/);
    fireEvent.click(approve);
    expect(screen.queryByRole('alert')).toBe(null);
  });
});
