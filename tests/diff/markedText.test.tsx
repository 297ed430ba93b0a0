import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { AdminContext, testDataProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { MarkedText } from '../../src/diff/MarkedText.tsx';
import { useFieldValue } from '../../src/diff/useFieldValue.ts';
import { DisputedField } from '../../src/features/conflicts/DisputedField.tsx';
import { marksIn } from '../support/conflicts.ts';

const value = (html: string) => ({ text: html, html, isRich: true });

/** Shows a value beside another one. @returns where it is shown */
const show = (html: string, other: ComponentProps<typeof MarkedText>['other']) => {
  render(<MarkedText label="Мой вариант" value={value(html)} other={other} />);
  return screen.getByRole('group', { name: 'Мой вариант' });
};

interface TitleProps {
  mine: string;
  theirs: string;
}

const Title = ({ mine, theirs }: TitleProps) => {
  const formatValue = useFieldValue('news');
  const told = (title: string) =>
    formatValue({ entries: { ru: { title } } }, { path: 'entries.ru.title', field: 'title', language: 'ru' });
  return <MarkedText label="Мой вариант" value={told(mine)} other={told(theirs)} />;
};

describe('one of two values that are to be chosen from', () => {
  it('is shown as it reads where it is rich, with only its own marked', async () => {
    const shown = show(
      '<h2>Итоги</h2><p>Рынок <b>вырос</b> на 7 процентов</p>',
      value('<h2>Итоги</h2><p>Рынок вырос на 5 процентов</p><p>Чужой абзац</p>'),
    );
    await waitFor(() => expect(marksIn(shown)).toEqual(['вырос', '7']));
    expect(shown).not.toHaveTextContent('Чужой абзац');
    expect(shown.querySelector('h2, del, ins')?.localName).toBe('h2');
  });

  it('runs nothing of what it holds', async () => {
    const shown = show('<p>a</p><img src=x onerror=alert(1)>', value('<p>b</p>'));
    await waitFor(() => expect(marksIn(shown)).toEqual(['a', '']));
    expect(shown.innerHTML).not.toContain('onerror');
  });

  it('keeps every sign of a plain text, which may look like an element', async () => {
    render(
      <AdminContext dataProvider={testDataProvider()}>
        <Title mine="x<b и c>d" theirs="x<b и c>e" />
      </AdminContext>,
    );
    const shown = screen.getByRole('group', { name: 'Мой вариант' });
    await waitFor(() => expect(marksIn(shown)).toEqual(['d']));
    expect(shown).toHaveTextContent('x<b и c>d');
    cleanup();
    render(
      <AdminContext dataProvider={testDataProvider()}>
        <Title mine="Итоги  года" theirs="Итоги года" />
      </AdminContext>,
    );
    await waitFor(() => expect(marksIn(screen.getByRole('group', { name: 'Мой вариант' }))).toHaveLength(1));
  });

  it('is marked whole where the other is empty', async () => {
    const shown = show('<p>Один</p><p>Два</p><p>Три</p><p>Четыре</p>', { text: '' });
    await waitFor(() => expect(marksIn(shown)).toEqual(['Один', 'Два', 'Три', 'Четыре']));
  });

  it('is chosen by a click on it, not by reading it, and is left again once it was unfolded', async () => {
    const user = userEvent.setup();
    const paragraphs = (last: string) =>
      value(`${'<p>Так было и осталось</p>'.repeat(6)}<p><a href="https://cbu.uz">${last}</a></p>`);
    const onChoose = vi.fn();
    const field = (choice?: 'mine') => (
      <DisputedField
        place={{ path: 'entries.ru.description', field: 'description', language: 'ru' }}
        label="Текст"
        mine={paragraphs('Моё')}
        theirs={paragraphs('Чужое')}
        openedLabel="Было"
        isMissing={false}
        choice={choice}
        onChoose={onChoose}
      />
    );
    const { rerender } = render(field());
    const mine = screen.getByRole('group', { name: /mine$/ });
    await user.click(await within(mine).findByText('differences.more'));
    expect(mine).toContainElement(document.activeElement as HTMLElement);
    await user.click(within(mine).getByText('Моё'));
    getSelection()?.selectAllChildren(mine);
    mine.click();
    expect(onChoose).not.toHaveBeenCalled();

    getSelection()?.removeAllRanges();
    mine.click();
    expect(onChoose).toHaveBeenCalledWith('mine');
    const radio = screen.getAllByRole('radio')[0];
    radio?.focus();
    rerender(field('mine'));
    expect(radio).toHaveFocus();
  });
});
