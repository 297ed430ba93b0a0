import '../../support/prosemirror.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form, testDataProvider } from 'react-admin';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FeaturesProvider } from '../../../src/components/features.tsx';
import { TextInput } from '../../../src/components/form/inputs.tsx';
import { TextLanguage } from '../../../src/components/form/textLanguage.ts';
import { letters } from '../../../src/features/letters/Letters.tsx';
import { i18nProvider } from '../../../src/i18n/i18nProvider.ts';
import type { Language } from '../../../src/wire/wire.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { startServer } from '../../support/server.ts';

/** A title in one language, as the tabs of a form have it. */
const write = (language: Language, title: string) => {
  const user = userEvent.setup({ delay: null });
  render(
    <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
      <FeaturesProvider value={[letters]}>
        <Form record={{ id: 1, title }}>
          <TextLanguage value={language}>
            <TextInput source="title" label="resources.news.fields.title" />
          </TextLanguage>
        </Form>
      </FeaturesProvider>
    </AdminContext>,
  );
  return { user, field: screen.getByLabelText('Заголовок') };
};
const button = (name: string) => screen.findByText(name, { selector: 'button' });

describe('under an Uzbek field', () => {
  it('an act shows first what it would change, and then changes it where the focus is', async () => {
    const { user, field } = write('uz', "So'z va ma'no");
    await user.click(await button('Исправить апострофы'));
    const dialog = await screen.findByRole('dialog', { name: 'Исправить апострофы' });
    await within(dialog).findByText('2 слова в 2 местах');
    expect(field).toHaveValue("So'z va ma'no");
    await user.click(await button('Применить (2)'));
    await waitFor(() => expect(field).toHaveValue('Soʻz va maʼno'));
    expect(field).toHaveFocus();
    await waitFor(() => expect(screen.queryByText(/апостроф/)).toBe(null));
  });

  it('nothing is changed by closing the preview, and the focus is back', async () => {
    const { user, field } = write('uz', "So'z");
    await user.click(await button('Исправить апострофы'));
    await screen.findByText('1 слово в 1 месте');
    await user.keyboard('{Escape}');
    expect(field).toHaveValue("So'z");
    await waitFor(async () => expect(await button('Исправить апострофы')).toHaveFocus());
  });

  it('the menu has the acts that nothing found asks for; of two spellings one is chosen', async () => {
    const { user, field } = write('uz', 'Versiya yili');
    await user.click(await screen.findByLabelText('Узбекские буквы Oʻ'));
    await user.click(await screen.findByText('Латиница → кириллица…'));
    await screen.findByText('2 слова в 2 местах, проверьте 1');
    expect(screen.getByText(/^Это черновик/)).toBeInTheDocument();
    await user.click(screen.getByLabelText('Верция'));
    await user.click(screen.getByLabelText(/yili/));
    await user.click(await button('Применить (1)'));
    await waitFor(() => expect(field).toHaveValue('Верция yili'));
  });

  it('a second Enter of who applies them does not send the form', async () => {
    // the second in which it is dropped lasts as long as this test, however slow the machine is
    const { setTimeout: startTimer } = globalThis;
    const held: (() => void)[] = [];
    const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms, ...given) => {
      if (ms === 1000) held.push(run);
      return startTimer(run, ms === 1000 ? 60_000 : ms, ...given);
    });
    onTestFinished(() => {
      timers.mockRestore();
      for (const end of held) end();
    });
    const { user, field } = write('uz', "so'z");
    const send = vi.fn((event: Event) => event.preventDefault());
    field.closest('form')?.addEventListener('submit', send);
    await user.click(await button('Исправить апострофы'));
    await user.click(await button('Применить (1)'));
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(send).not.toHaveBeenCalled();
    expect(field).toHaveValue('soʻz');
  });

  it('single places of a word can be left', async () => {
    const { user, field } = write('uz', "so'z birinchi, so'z ikkinchi");
    await user.click(await button('Исправить апострофы'));
    const second = await screen.findByLabelText(/soʻz ikkinchi$/);
    await user.click(second);
    expect(second).toHaveFocus();
    await user.click(await button('Применить (1)'));
    await waitFor(() => expect(field).toHaveValue("soʻz birinchi, so'z ikkinchi"));
  });

  it('a Russian text is shown, as it has to be translated', async () => {
    const { user, field } = write('uz', 'Bu: Это было сказано для них. Va yana');
    await screen.findByText('Русский текст в 1 месте');
    await user.click(await button('Показать'));
    expect(field).toHaveFocus();
    if (!(field instanceof HTMLInputElement)) throw new Error('no input');
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toMatch(
      /^Это было .* них$/,
    );
  });
});

describe('under a Russian field', () => {
  it('only a word of two alphabets is said', async () => {
    const { user, field } = write('ru', "Кoмпания so'z");
    await user.click(await button('Исправить похожие буквы'));
    expect(screen.queryByText(/апостроф/)).toBe(null);
    expect(screen.queryByLabelText('Узбекские буквы Oʻ')).toBe(null);
    await user.click(await button('Применить (1)'));
    await waitFor(() => expect(field).toHaveValue("Компания so'z"));
  });
});

describe('in the forms', () => {
  it('a field is described by what is to be mended; whoever types is told once, and politely', async () => {
    const server = await startServer();
    const { user } = await renderAdmin(server, { at: '/dashboard/addGlossary' });
    await user.click(await screen.findByRole('tab', { name: 'На узбекском' }));
    const panel = screen.getByRole('tabpanel', { name: 'На узбекском' });
    const field = within(panel).getByLabelText('Ключевое слово');
    await user.click(field);
    await user.paste("So'z va ma'no. Қимматли қоғозлар");
    await within(panel).findByText('2 неверных апострофа');
    expect(field).toHaveAccessibleDescription(
      /^2 неверных апострофа *Исправить апострофы *Кириллица в 1 месте *Кириллица → латиница$/,
    );
    expect(within(panel).getAllByRole('status')[0]).toHaveTextContent('Под полем есть замечания к буквам');
    await server.stop();
  });

  it('the name of a member of the fund may be in any language: Cyrillic is as good as Latin', async () => {
    const server = await startServer();
    const { user } = await renderAdmin(server, { at: '/dashboard/addGuaranteeFundUSD' });
    await user.click(await screen.findByRole('button', { name: '+ добавить строку' }));
    const dialog = await screen.findByRole('dialog');
    const name = within(dialog).getByLabelText('Наименование');
    await user.click(name);
    await user.paste("АО «O'zbek invest»");
    await within(dialog).findByText('1 неверный апостроф');
    expect(within(dialog).queryByText(/Кириллица в/)).toBe(null);
    expect(name).toHaveAccessibleDescription(/апостроф/);
    await server.stop();
  });
});
