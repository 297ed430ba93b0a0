import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refuseStrayDrops } from '../../../src/components/upload/refuseStrayDrops.ts';

/** @returns whether the browser is kept from opening what is dropped */
const isKept = (at: Element, types: readonly string[]) => {
  const dataTransfer = { types, dropEffect: 'copy' };
  return [createEvent.dragOver(at, { dataTransfer }), createEvent.drop(at, { dataTransfer })].map((event) => {
    fireEvent(at, event);
    return event.defaultPrevented;
  });
};

describe('a file that is dropped beside its frame', () => {
  let allow: () => void;
  beforeEach(() => {
    allow = refuseStrayDrops();
  });
  afterEach(() => allow());

  it('does not take the place of the page', () => {
    render(<h1>Новости</h1>);
    expect(isKept(screen.getByRole('heading', { name: 'Новости' }), ['Files'])).toEqual([true, true]);
  });

  it('is left to a file input, and dragged text to any other', () => {
    render(
      <>
        <input type="file" aria-label="Файл" />
        <input aria-label="Заголовок" />
      </>,
    );
    expect(isKept(screen.getByLabelText('Файл'), ['Files'])).toEqual([false, false]);
    expect(isKept(screen.getByLabelText('Заголовок'), ['text/plain'])).toEqual([false, false]);
  });
});
