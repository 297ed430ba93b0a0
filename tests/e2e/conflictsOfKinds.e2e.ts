import { FAMILIES, type Family, formOf, registersBeside, storedOf } from './support/families.ts';
import { meetPlainDepository } from './support/plainDepository.ts';
import { saveItem } from './support/registers.ts';
import { callApi, field } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

const setOnLine = (page: Page, isOnLine: boolean) =>
  page.evaluate((onLine) => {
    Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  }, isOnLine);

/** No line to the depository, as the browser tells it; code still comes, whose failing badLine.e2e.ts is about. @returns what mends it */
const cutLine = async (page: Page) => {
  const calls = /\/api\/Admin\/|:\d+\/$/;
  await page.route(calls, (route) => route.abort('internetdisconnected'));
  await setOnLine(page, false);
  return async () => {
    await page.unroute(calls);
    await setOnLine(page, true);
  };
};

const save = (page: Page) => page.getByRole('button', { name: 'Изменить', exact: true });

/** Two browsers at one item, the second of which has saved; the first one's save waits for a line before it is asked about. */
const expectQuestion = async (page: Page, family: Family, id: number) => {
  const { kind, area, item, label, texts, also } = family;
  await page.goto(formOf(family, id));
  await field(page, label).fill(texts[2]);
  await saveItem(page, area, { id, ...(await item(texts[1], also[1])) });
  const mendLine = await cutLine(page);
  await save(page).click();
  await page.getByRole('button', { name: 'Отправить, когда появится связь' }).click();
  await mendLine();
  const dialog = page.getByRole('dialog', { name: 'Запись изменили, пока вы работали' });
  const asked = dialog.locator('fieldset');
  await expect(asked.getByRole('group', { name: new RegExp(`^${label}`) }), kind).toHaveCount(2);
  await expect(asked, kind).toContainText(texts[1]);
  await expect(asked, kind).not.toContainText(also[1]);
  await asked.getByRole('radio', { name: 'Мой вариант' }).check();
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  const stored = () => storedOf(page, family, id);
  await expect.poll(stored, kind).toContain(`"${texts[2]}"`);
  expect(await stored(), kind).toContain(`"${also[1]}"`);
  expect(await stored(), kind).not.toContain(`"${texts[1]}"`);
};

/** An item that is approved while somebody types in its form. */
const expectApprovalTold = async (page: Page, family: Family, id: number) => {
  const { area, label } = family;
  await page.goto(formOf(family, id));
  await field(page, label).fill('Поправка');
  await callApi(page, `/api/Admin/${area}/AllowToPublish${id}`);
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Запись изменили, пока вы работали' });
  await expect(dialog).toContainText('Запись уже опубликована');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect.poll(() => storedOf(page, family, id)).toContain('"Поправка"');
};

/** An item that is deleted while somebody types in its form. */
const expectAnew = async (page: Page, family: Family, id: number) => {
  const { kind, area, label } = family;
  const anew = `${kind} заново ${id}`;
  await page.goto(formOf(family, id));
  await field(page, label).fill(anew);
  await callApi(page, `/api/Admin/${area}/Delete${id}`, 'DELETE');
  await save(page).click();
  const deleted = page.getByRole('alertdialog', { name: 'Запись удалили, пока вы работали' });
  const saved = page.waitForResponse((each) => each.url().includes('UpdateOrAdd') && each.ok());
  await deleted.getByRole('button', { name: 'Создать заново' }).click();
  expect((await saved).request().postData(), kind).toContain(anew);
  await expect(page.getByRole('alert').first(), kind).toBeVisible();
};

for (const depository of ['with versions', 'without versions'])
  test.describe(`a depository ${depository}`, () => {
    test('asks in the forms of every family about what two people have changed, once the line is back, what was approved and what was deleted', async ({
      page,
      startSession,
    }) => {
      await startSession();
      const isOurs = depository === 'with versions';
      if (!isOurs) await meetPlainDepository(page);
      for (const family of isOurs ? [...FAMILIES, ...registersBeside(page)] : FAMILIES) {
        const { area, item, texts, also } = family;
        const id = await saveItem(page, area, { id: 0, ...(await item(texts[0], also[0])) });
        await expectQuestion(page, family, id);
        if (family.kind === 'news') await expectApprovalTold(page, family, id);
        if (!family.isOnlyOne) await expectAnew(page, family, id);
      }
    });
  });
