import { createEvent, fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refuseClicksThrough } from '../../../src/components/act/clicksThrough.ts';

const opened = vi.fn();
let stop: () => void;
beforeEach(() => {
  opened.mockClear();
  stop = refuseClicksThrough();
  document.elementFromPoint = () => null;
  document.body.innerHTML =
    '<a href="#row">Строка</a><div role="alertdialog"><button type="button"><i>Удалить</i></button></div>';
  screen.getByText('Строка').addEventListener('click', opened);
  screen.getByRole('alertdialog').addEventListener('click', ({ currentTarget }) => {
    if (currentTarget instanceof Element) currentTarget.remove();
  });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Presses the mouse and clicks. @returns whether each is taken */
const clickAt = (what: string | HTMLElement, atMs: number, place: MouseEventInit = {}) => {
  const element = typeof what === 'string' ? screen.getByText(what) : what;
  const fire = (kind: 'mouseDown' | 'click') => {
    const event = createEvent[kind](element, { detail: 1, screenX: 100, screenY: 100, ...place });
    Object.defineProperty(event, 'timeStamp', { value: atMs });
    return fireEvent(element, event);
  };
  return [fire('mouseDown'), fire('click')];
};

it('further clicks at the place of an answer do not reach what lay beneath its dialog', () => {
  clickAt('Удалить', 0);
  expect(clickAt('Строка', 300)).toEqual([false, false]);
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

describe('what comes to the place of a control that its click has removed', () => {
  const added = (tag: 'a' | 'button', text: string) => {
    const control = document.createElement(tag);
    control.textContent = text;
    document.body.append(control);
    control.addEventListener('click', () => control.remove());
    return control;
  };

  it('is not reached by the second click of a double click on a button or a link', () => {
    added('button', 'Сбросить фильтры');
    clickAt('Сбросить фильтры', 0);
    clickAt('Строка', 300);
    added('a', 'Изменить: Запись');
    clickAt('Изменить: Запись', 2000);
    clickAt('Строка', 2300);
    expect(opened).not.toHaveBeenCalled();
  });

  it('is reached if it is the same control, drawn anew', () => {
    added('button', 'Следующая');
    clickAt('Следующая', 0);
    const again = added('button', 'Следующая');
    clickAt('Следующая', 300);
    expect(again.isConnected).toBe(false);
  });

  it('is not reached if it is another icon', () => {
    for (const name of ['Изменить', 'Стереть']) added('button', '').setAttribute('aria-label', name);
    clickAt(screen.getByLabelText('Изменить'), 0);
    const other = screen.getByLabelText('Стереть');
    clickAt(other, 300);
    expect(other.isConnected).toBe(true);
  });

  it('is reached if it has stood beside the control before', () => {
    const [bold, italic] = [added('button', 'Полужирный'), added('button', 'Курсив')];
    bold.innerHTML = '<i>Полужирный</i>';
    document.elementFromPoint = (x) => (x === 7 ? bold.firstElementChild : null);
    bold.addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true });
    clickAt(bold, 0, { clientX: 7 });
    clickAt(italic, 150, { clientX: 19 });
    expect(italic.isConnected).toBe(false);
  });

  it('is not reached by the second click of a double click on the label of a switch', () => {
    const answer = screen.getByText('Удалить');
    document.body.insertAdjacentHTML('beforeend', '<label>Правило<input type="checkbox" /></label>');
    clickAt('Правило', 0);
    clickAt(answer, 200);
    expect(answer.isConnected).toBe(true);
  });

  it('is reached by another button of the mouse', () => {
    added('button', 'Настроить');
    clickAt('Настроить', 0, { button: 1 });
    clickAt('Строка', 300);
    expect(opened).toHaveBeenCalledOnce();
  });

  it('is not reached by the second click of a double click on a select, however slow the browser lets it be', () => {
    const select = document.createElement('div');
    select.setAttribute('role', 'combobox');
    document.body.append(select);
    const option = added('button', '50');
    clickAt(select, 0);
    clickAt(option, 800, { detail: 2 });
    expect(option.isConnected).toBe(true);
  });

  it('may be refused its press without a click: the next click elsewhere is taken', () => {
    added('button', 'Настроить');
    clickAt('Настроить', 0);
    fireEvent.mouseDown(screen.getByText('Строка'), { detail: 2, screenX: 100, screenY: 100 });
    fireEvent.click(screen.getByText('Строка'), { detail: 1, screenX: 500, screenY: 500 });
    expect(opened).toHaveBeenCalledOnce();
  });

  it('is reached after something was typed', () => {
    added('button', 'Настроить');
    clickAt('Настроить', 0);
    fireEvent.keyDown(document.body, { key: 'a' });
    clickAt('Строка', 300);
    expect(opened).toHaveBeenCalledOnce();
  });

  it('is not reached either where it covers the control, whatever its name', () => {
    const answer = screen.getByText('Удалить');
    const opener = added('button', 'Удалить');
    opener.addEventListener('click', (event) => event.stopPropagation(), { capture: true });
    clickAt(opener, 0);
    clickAt(answer, 300);
    expect(answer.isConnected).toBe(true);
    clickAt(answer, 900);
    expect(answer.isConnected).toBe(false);
  });

  it.each([
    ['an option', 'option'],
    ['the backdrop of a dialog', 'presentation'],
  ])('is not reached where it was %s', (_name, role) => {
    const choice = document.createElement('div');
    choice.setAttribute('role', role);
    choice.textContent = 'Приглашена';
    document.body.append(choice);
    choice.addEventListener('click', () => choice.remove());
    clickAt('Приглашена', 0);
    clickAt('Строка', 300);
    expect(opened).not.toHaveBeenCalled();
  });
});
