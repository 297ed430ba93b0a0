import '../support/prosemirror.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldCalls } from '../support/heldCalls.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { startServer, type TestServer } from '../support/server.ts';

/** The code that reads a paste, which arrives when the test lets it. */
const code = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive };
});
vi.mock('../../src/richText/paste/cleanPaste.ts', async (original) => {
  await code.arrived;
  return original();
});

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

const html = { files: [], types: ['text/html'], getData: () => '<p>вставка</p>' };

describe('a paste whose code is still on its way', () => {
  it('stands where the cursor was, and a save waits for it', async () => {
    const calls = heldCalls(server.fetch);
    await renderAdmin(server, { at: '/dashboard/addNews', fetch: calls.fetch });
    const text = await screen.findByRole('textbox', { name: 'Текст' });
    const { editor } = text as HTMLElement & { editor: Editor };
    act(() => void editor.commands.insertContent('до '));
    fireEvent.paste(text, { clipboardData: html });
    act(() => void editor.commands.insertContent(' после'));
    act(() => void editor.commands.insertContentAt(1, 'Ещё ', { updateSelection: false }));
    expect(text).toHaveTextContent('Ещё до после');
    screen.getByRole('button', { name: 'Опубликовать' }).click();
    await screen.findByText(/затем запись сохранится/);
    expect(calls.to('UpdateOrAdd')).toEqual([]);
    code.arrive();
    await waitFor(() => expect(calls.to('UpdateOrAdd')).toHaveLength(1));
    expect(JSON.stringify(calls.to('UpdateOrAdd')[0]?.body)).toContain('<p>Ещё до вставка после</p>');
    const { doc, selection } = editor.state;
    expect(doc.textBetween(0, selection.from)).toBe('Ещё до вставка после');
  });
});
