import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../../src/App.tsx';
import { createAuthProvider } from '../../../src/authProvider.ts';
import { createHttp } from '../../../src/dataProvider/http.ts';

/** @returns whether the browser is kept from opening what is dropped */
const isKept = (at: Element, types: readonly string[]) => {
  const dataTransfer = { types, dropEffect: 'copy' };
  return [createEvent.dragOver(at, { dataTransfer }), createEvent.drop(at, { dataTransfer })].map((event) => {
    fireEvent(at, event);
    return event.defaultPrevented;
  });
};

describe('a file that is dropped beside its frame', () => {
  beforeEach(() => {
    const http = createHttp({ baseUrl: '' });
    window.history.replaceState(null, '', '/');
    render(<App http={http} authProvider={createAuthProvider(http)} />);
  });

  it('does not take the place of the page', async () => {
    expect(isKept(await screen.findByRole('heading'), ['Files'])).toEqual([true, true]);
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
