import { field, main, settled } from './support/screens.ts';
import { openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

test('the system’s own colours show what is current', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, 'admin', '/dashboard/allNews');
  await settled(page);
  const marked = [
    page.getByRole('navigation').getByRole('link', { name: 'Новости', exact: true }),
    main(page).getByRole('button', { name: 'Страница 1', exact: true }),
  ];
  for (const mark of marked) await expect(mark).toHaveCSS('outline-style', 'solid');
  const [line, paper] = await page.evaluate(() => {
    const tab = document.querySelector('.MuiTabs-indicator') ?? document.body;
    return [getComputedStyle(tab), getComputedStyle(document.body)].map((part) => part.backgroundColor);
  });
  expect(line).not.toBe(paper);
  await page.goto('/dashboard/addNews');
  await expect(page.getByRole('button', { name: 'Вкладки', exact: true })).toHaveCSS(
    'outline-style',
    'solid',
  );
  await expect(page.getByRole('button', { name: 'Рядом', exact: true })).toHaveCSS('outline-style', 'none');
});

test('nothing moves where the system asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openAs(page, 'admin', '/dashboard/allNews');
  await settled(page);
  const longest = () =>
    page.evaluate(() => {
      const styles = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element));
      const durations = styles.flatMap((style) => [style.transitionDuration, style.animationDuration]);
      return Math.max(...durations.flatMap((text) => text.split(',').map(Number.parseFloat)));
    });
  expect(await longest()).toBeGreaterThan(0.1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(longest).toBeLessThan(0.001);
});

test('a browser in another language shows the same', async ({ browser, depository, startSession }) => {
  const shown = async (locale: string) => {
    const context = await browser.newContext({ baseURL: depository.url, locale });
    const page = await context.newPage();
    await startSession('admin', page);
    const texts: string[] = [];
    // forms: what lists show other tests change meanwhile
    for (const address of ['addNews', 'addGlossary']) {
      await page.goto(`/dashboard/${address}`);
      await settled(page);
      if (address === 'addNews')
        await expect(main(page).getByText('Запись уйдёт на подтверждение')).toBeVisible();
      texts.push(await main(page).innerText());
    }
    await context.close();
    return texts;
  };
  expect(await shown('en-US')).toEqual(await shown('ru-RU'));
});

test('going back by the keyboard, nothing that has the focus lies under a bar', async ({ page }) => {
  for (const [width, height, address] of [
    [390, 844, 'account'],
    [844, 390, 'allNews'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAs(page, 'admin', `/dashboard/${address}`);
    await settled(page);
    await main(page).getByRole('button').last().focus();
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const hidden = () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused?.closest('main')) return '';
          const { left, right, top, bottom } = focused.getBoundingClientRect();
          const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return above && !focused.contains(above) && !above.contains(focused)
            ? (focused.ariaLabel ?? focused.textContent)
            : '';
        });
      await expect.poll(hidden, `hidden at ${width} by ${height}`).toBe('');
    }
  }
});

test('paper gets the content alone, dark on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, 'admin', '/dashboard/allNews');
  await settled(page);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(main(page).getByRole('row')).toHaveCount(8);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('search')).toHaveCount(0);
  expect(await main(page).evaluate((place) => place.getBoundingClientRect().left)).toBe(0);
  await expect(
    main(page)
      .getByRole('row')
      .getByRole('link', { name: /^Изменить/ }),
  ).toHaveCount(0);
  await expect(
    main(page)
      .getByRole('row')
      .getByRole('button', { name: /^Удалить/ }),
  ).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.goto('/dashboard/addNews');
  await expect(field(page, 'Текст')).toBeVisible();
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await expect(main(page).getByRole('button')).toHaveCount(0);
});
