import { written } from './support/drafts.ts';
import { FAMILIES, formOf } from './support/families.ts';
import { forgetOurs, meetPlainDepository } from './support/plainDepository.ts';
import { saveItem } from './support/registers.ts';
import { field, main } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const continued = /^Продолжить: /;

for (const isOurs of [true, false])
  test(`with ${isOurs ? 'our' : 'another'} depository, what is typed in the forms of every family outlives the session, the tab and whoever comes next`, async ({
    page,
    startSession,
  }) => {
    if (isOurs) await page.clock.install();
    await startSession();
    if (!isOurs) await meetPlainDepository(page);
    const items = [];
    for (const family of FAMILIES) {
      const { area, item, texts, also } = family;
      items.push({ family, id: await saveItem(page, area, { id: 0, ...(await item(texts[0], also[0])) }) });
    }

    // a session that nobody uses ends before their eyes, and its text stays
    for (const [at, { family, id }] of items.entries()) {
      const { kind, label, texts } = family;
      const isAtRest = isOurs && page.waitForResponse('**/Review/GetCount');
      await page.goto(formOf(family, id));
      await field(page, label).fill(texts[2]);
      await expect.poll(async () => (await written(page)).length, kind).toBe(at + 1);
      if (!isOurs) continue;
      await isAtRest;
      await page.clock.fastForward('01:01:00');
      await expect(page.getByText(/^Сеанс закончился\. Введённое остаётся/), kind).toBeVisible();
      await expect(field(page, label), kind).toHaveValue(texts[2]);
    }

    // the tab is killed, and somebody else sits down
    const next = await page.context().newPage();
    const devtools = await page.context().newCDPSession(page);
    const killed = page.waitForEvent('crash');
    devtools.send('Page.crash').catch(() => undefined);
    await killed;
    await startSession('kadry', next);
    if (!isOurs) await forgetOurs(next);
    await next.goto('/dashboard/account');
    await expect(main(next).getByText('0 черновиков')).toBeVisible();
    const names = (await written(next)).map((row) => row.replace(/"content":.*/, ''));
    expect(names.join()).not.toMatch(/news|videos|glossary|admin|depository/i);

    // a token that ended meanwhile is told by a 401
    const begin = async () => {
      await startSession('admin', next);
      if (!isOurs) await forgetOurs(next);
    };
    await begin();
    await next.goto('/dashboard');
    await expect(next.getByRole('link', { name: continued })).toHaveCount(items.length);
    await next.route('**/UpdateOrAdd', (route) => route.fulfill({ status: 401, json: { message: '' } }));
    for (const { family, id } of items) {
      const { kind, label, texts } = family;
      await next.goto(formOf(family, id));
      await next.getByRole('button', { name: 'Восстановить черновик' }).click();
      await expect(field(next, label), kind).toHaveValue(texts[2]);
      await next.getByRole('button', { name: 'Изменить', exact: true }).click();
      await expect(next.getByRole('button', { name: 'Войти' }), kind).toBeVisible();
      await begin();
    }
    await next.goto('/dashboard');
    await expect(next.getByRole('link', { name: continued })).toHaveCount(items.length);
  });
