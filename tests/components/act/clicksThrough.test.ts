import { createEvent, fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refuseClicksThrough } from '../../../src/components/act/clicksThrough.ts';

const opened = vi.fn();
let stop: () => void;
beforeEach(() => {
  opened.mockClear();
  stop = refuseClicksThrough();
  document.body.innerHTML =
    '<a href="#row">Строка</a><div role="alertdialog"><button type="button"><i>Удалить</i></button></div>';
  screen.getByText('Строка').addEventListener('click', opened);
  screen.getByRole('alertdialog').addEventListener('click', ({ currentTarget }) => {
    if (currentTarget instanceof Element) currentTarget.remove();
  });
});
afterEach(() => stop());

const clickAt = (text: string, atMs: number, place: MouseEventInit = {}) => {
  const element = screen.getByText(text);
  const click = createEvent.click(element, { detail: 1, screenX: 100, screenY: 100, ...place });
  Object.defineProperty(click, 'timeStamp', { value: atMs });
  fireEvent(element, click);
};

it('further clicks at the place of an answer do not reach what lay beneath its dialog', () => {
  clickAt('Удалить', 0);
  clickAt('Строка', 300);
  clickAt('Строка', 700);
  expect(opened).not.toHaveBeenCalled();
  clickAt('Строка', 1300);
  expect(opened).toHaveBeenCalledOnce();
});

it.each<[string, number, MouseEventInit]>([
  ['later', 600, {}],
  ['at another place', 100, { screenX: 150 }],
  ['by a key', 100, { detail: 0 }],
])('a click %s does', (_name, atMs, place) => {
  clickAt('Удалить', 0);
  clickAt('Строка', atMs, place);
  expect(opened).toHaveBeenCalledOnce();
});
