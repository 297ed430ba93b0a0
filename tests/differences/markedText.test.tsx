import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MarkedText } from '../../src/differences/MarkedText.tsx';
import { marksIn } from '../support/conflicts.ts';

const value = (html: string) => ({ text: html, html });

describe('one of two values that are to be chosen from', () => {
  it('is shown as it reads where it is rich, with only its own marked', async () => {
    render(
      <MarkedText
        label="Мой вариант"
        value={value('<h2>Итоги</h2><p>Рынок <b>вырос</b> на 7 процентов</p>')}
        other={value('<h2>Итоги</h2><p>Рынок вырос на 5 процентов</p><p>Чужой абзац</p>')}
      />,
    );
    const shown = screen.getByRole('group', { name: 'Мой вариант' });
    await waitFor(() => expect(marksIn(shown)).toEqual(['вырос', '7']));
    expect(shown).not.toHaveTextContent('Чужой абзац');
    expect(shown.querySelector('h2, del, ins')?.localName).toBe('h2');
  });

  it('runs nothing of what it holds', async () => {
    render(
      <MarkedText
        label="x"
        value={value('<p>a</p><img src=x onerror=alert(1)>')}
        other={value('<p>b</p>')}
      />,
    );
    const shown = screen.getByRole('group', { name: 'x' });
    await waitFor(() => expect(marksIn(shown)).toEqual(['a', '']));
    expect(shown.innerHTML).not.toContain('onerror');
  });
});
