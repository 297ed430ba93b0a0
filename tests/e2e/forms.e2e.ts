import { hold } from './support/hold.ts';
import { expectToast, field, firstEdit, main } from './support/screens.ts';
import { openAs } from './support/session.ts';
import { expect, test } from './support/test.ts';

test.describe('a form in a browser', () => {
  test('answers to no key of the text, and lists all keys', async ({ page }) => {
    await openAs(page, 'admin', '/dashboard/addNews');
    const saves: string[] = [];
    page.on('request', (request) => request.url().includes('UpdateOrAdd') && saves.push(request.url()));
    await field(page, 'Текст').fill('Слово');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+Shift+S');
    await expect(field(page, 'Текст').locator('s')).toHaveText('Слово');
    await page.keyboard.press('Control+Alt+2');
    await expect(field(page, 'Текст').locator('h2')).toHaveText('Слово');
    await expect(page.getByRole('tab', { name: 'На русском' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Alt+2');
    await expect(page.getByRole('tab', { name: 'На узбекском' })).toHaveAttribute('aria-selected', 'true');
    await expect(field(page, 'Текст')).toBeFocused();
    expect(saves).toEqual([]);

    const account = page.getByRole('button', { name: /admin/ });
    await account.click();
    await page.getByRole('menuitem', { name: 'Клавиши' }).click();
    const list = page.getByRole('dialog', { name: 'Клавиши' });
    const [heading, key] = [list.getByText('Везде', { exact: true }), list.locator('kbd').first()];
    await expect(key).toBeVisible();
    expect((await heading.boundingBox())?.y).toBeLessThan((await key.boundingBox())?.y ?? 0);
    await expect(list.getByRole('row', { name: /Зачёркнутый/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(account).toBeFocused();
  });

  test('is left by Back once a slow save is done, and saved once by a held key', async ({ page }) => {
    await openAs(page, 'admin', '/dashboard');
    await page.getByRole('link', { name: 'Глоссарий', exact: true }).click();
    await page.getByRole('link', { name: 'Добавить' }).first().click();
    const saves = await hold(page, '**/UpdateOrAdd');
    const word = field(page, 'Ключевое слово');
    await word.fill('Удержанная клавиша');
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(main(page).getByText('Сохраняется…')).toBeVisible();
    await page.goBack({ waitUntil: 'commit' }).catch(() => undefined);
    await expect(main(page).getByText('Сохраняется, затем откроется выбранный раздел…')).toBeVisible();
    await expect(page).toHaveURL('/dashboard/addGlossary');
    await expect(word).toBeFocused();
    saves.release();
    await expectToast(page, 'Глоссарий успешно добавлен!');
    await expect(page).toHaveURL('/dashboard/allGlossaries');
    expect(saves.count()).toBe(1);
    await expect(page.getByRole('heading', { level: 1, name: 'Глоссарий' })).toBeFocused();
  });

  test('opens with what is stored at Back when its list has just been rendered', async ({ page }) => {
    await openAs(page, 'admin', '/dashboard/allGlossaries');
    await firstEdit(page).click();
    const word = field(page, 'Ключевое слово');
    await word.fill('Сохранённое');
    const back = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new MutationObserver((_changes, observer) => {
            if (document.querySelector('h1')?.textContent !== 'Глоссарий') return;
            observer.disconnect();
            window.addEventListener('popstate', () => resolve(), { once: true });
            history.back();
            // blocks the thread, so that no queued task runs before Back
            const end = performance.now() + 50;
            while (performance.now() < end);
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await word.press('Control+s');
    await expectToast(page, 'Глоссарий успешно добавлен!');
    await back;
    await expect(page).toHaveURL('/dashboard/addGlossary');
    await expect(word).toHaveValue('Сохранённое');
    await expect(word).toBeEditable();
  });
});
