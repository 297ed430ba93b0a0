import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announcedSamples, hostileSamples, keptSamples } from './samples.ts';
import { startEditor } from './startEditor.tsx';

const everySample = [...keptSamples, ...announcedSamples, ...hostileSamples].map(
  ([name, html]) => [name, html] as const,
);

describe('an untouched text', () => {
  it('keeps every byte when the form opens', async () => {
    const html = '<P class=ql-align-center >Текст<br/></P>\n<section>b</section>';
    const { value, isDirty, editor } = await startEditor(html);
    editor.commands.setTextSelection(0);
    expect(value()).toBe(html);
    expect(isDirty()).toBe(false);
  });

  it('keeps every byte of all samples', async () => {
    const { value, isDirty, reset, editor } = await startEditor('');
    const changed: string[] = [];
    for (const [name, html] of everySample) {
      reset(html);
      editor.commands.setTextSelection(0);
      if (value() !== html || isDirty()) changed.push(name);
    }
    expect(everySample.length).toBeGreaterThan(80);
    expect(changed).toEqual([]);
  });

  it('stays null where there was none', async () => {
    const { value, isDirty } = await startEditor(null);
    expect(value()).toBe(null);
    expect(isDirty()).toBe(false);
  });

  it('runs nothing of a hostile value', async () => {
    const { text } = await startEditor(
      '<p>a<img src="x" onerror="window.hacked = true"></p><script>1</script>',
    );
    expect(text.querySelector('script, [onerror]')).toBe(null);
    expect('hacked' in window).toBe(false);
  });
});

describe('a text that is changed', () => {
  it('hands on what is typed', async () => {
    const { type, value, isDirty } = await startEditor('<p>Было</p>');
    type('Стало: ');
    expect(value()).toBe('<p>Стало: Было</p>');
    await waitFor(() => expect(isDirty()).toBe(true));
  });

  it('is the same bytes again when the change is undone', async () => {
    const odd = '<P class=ql-align-center >Было<br/></P>\n';
    const { type, value, isDirty, press } = await startEditor(odd);
    type('Стало');
    expect(value()).not.toBe(odd);
    await press('Отменить');
    expect(value()).toBe(odd);
    await waitFor(() => expect(isDirty()).toBe(false));
  });

  it('is empty, not an empty paragraph, when everything is deleted', async () => {
    const { editor, value } = await startEditor('<p>a</p>');
    editor.commands.clearContent(true);
    expect(value()).toBe('');
  });

  it('is emptied by a reset of the form', async () => {
    const { type, reset, text, value } = await startEditor('<p>a</p>');
    type('b');
    reset('');
    expect(text).toHaveTextContent('');
    expect(value()).toBe('');
  });

  it('goes back to what was loaded by a reset of the form', async () => {
    const { type, reset, text } = await startEditor('<p>a</p>');
    type('b');
    reset('<p>a</p>');
    expect(text.textContent).toBe('a');
  });

  it('shows what comes from outside, with nothing to undo', async () => {
    const { set, text, value } = await startEditor('<p>a</p>');
    set('<p>Другой</p>');
    await waitFor(() => expect(text).toHaveTextContent('Другой'));
    expect(value()).toBe('<p>Другой</p>');
    expect(screen.getByRole('button', { name: 'Отменить' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('a text of hundreds of paragraphs', () => {
  const all = (count: number) => Array.from({ length: count }, (_, at) => `<p>Абзац ${at}</p>`).join('');

  it('is unchanged when a paragraph is cut and pasted where it was', async () => {
    // as an older editor wrote it, and this one does not
    const loaded = all(220).replaceAll('Абзац', '<b>Абзац</b>');
    const { text, editor, value, isDirty } = await startEditor(loaded);
    const copied = new Map<string, string>();
    const clipboardData = {
      files: [],
      types: ['text/html'],
      clearData: () => copied.clear(),
      setData: (type: string, data: string) => copied.set(type, data),
      getData: (type: string) => copied.get(type) ?? '',
    };
    const from = editor.state.doc.children.slice(0, 30).reduce((sum, { nodeSize }) => sum + nodeSize, 1);
    const to = from + editor.state.doc.child(30).nodeSize;
    act(() => void editor.commands.setTextSelection({ from, to }));
    fireEvent.cut(text, { clipboardData });
    await waitFor(() => expect(isDirty()).toBe(true));
    fireEvent.paste(text, { clipboardData });
    await waitFor(() => expect(isDirty()).toBe(false));
    expect(value()).toBe(loaded);
  });
});

describe('a pasted picture', () => {
  const paste = (text: HTMLElement, file: File) =>
    fireEvent.paste(text, { clipboardData: { files: [file], types: ['Files'], getData: () => '' } });

  it('is written into the text', async () => {
    const { text, value } = await startEditor('');
    paste(text, new File(['abc'], 'a.png', { type: 'image/png' }));
    await waitFor(() => expect(value()).toBe('<p><img src="data:image/png;base64,YWJj"></p>'));
  });

  it('is refused with a word when it is no picture for a page', async () => {
    const { text, value } = await startEditor('');
    paste(text, new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
    expect(await screen.findByText('Подходят картинки JPEG, PNG, GIF, WebP и AVIF.')).toBeVisible();
    expect(value()).toBe('');
  });
});

describe('a paste from another program', () => {
  const paste = (text: HTMLElement, html: string, files: File[] = []) =>
    fireEvent.paste(text, {
      clipboardData: {
        files,
        types: ['text/html', ...(files.length > 0 ? ['Files'] : [])],
        getData: (type: string) => (type === 'text/html' ? html : ''),
      },
    });
  const word = '<p class=MsoNormal>a<img src="file:///C:/Temp/clip_image001.png"></p>';

  it('says which pictures were left out, until that is closed', async () => {
    const { text, value, press } = await startEditor('');
    paste(text, word);
    expect(await screen.findByText('При вставке пропало: 1 картинка')).toBeVisible();
    expect(value()).toBe('<p>a</p>');
    await press('Закрыть');
    expect(screen.queryByText(/При вставке пропало/)).toBe(null);
    await waitFor(() => expect(text).toHaveFocus());
  });

  it('says that colours and frames were left out, and nothing of them after the next paste', async () => {
    const { text, value } = await startEditor('');
    paste(text, '<p style="border:solid red 1pt"><span style="color:red">a</span></p>');
    expect(await screen.findByText('При вставке пропало: цвет текста, рамки')).toBeVisible();
    expect(value()).toBe('<p>a</p>');
    paste(text, '<p>b</p>');
    await waitFor(() => expect(screen.queryByText(/При вставке пропало/)).toBe(null));
  });

  it('writes the picture itself where nothing else was copied', async () => {
    const { text, value } = await startEditor('');
    const picture = new File(['abc'], 'image.png', { type: 'image/png' });
    paste(text, word.replace('>a<', '><'), [picture]);
    await waitFor(() => expect(value()).toBe('<p><img src="data:image/png;base64,YWJj"></p>'));
    expect(screen.queryByText(/При вставке пропало/)).toBe(null);
  });

  it('has a paragraph for each line of a PDF, which is copied as plain text, and runs nothing of it', async () => {
    const { text, value } = await startEditor('');
    const lines = 'Общее собрание\r\nакционеров\r\n\r\n<b>5 марта</b>';
    const getData = (type: string) => (type === 'text/plain' ? lines : '');
    fireEvent.paste(text, { clipboardData: { files: [], types: ['text/plain'], getData } });
    expect(value()).toBe('<p>Общее собрание</p><p>акционеров</p><p>&lt;b&gt;5 марта&lt;/b&gt;</p>');
  });

  it('writes nothing while the text is locked', async () => {
    const { text, value } = await startEditor('<form>b</form>');
    paste(text, '<p>a</p>');
    expect(value()).toBe('<form>b</form>');
  });
});

describe('a text that the editor cannot keep whole', () => {
  it('says what would go and waits for a word', async () => {
    const { text, user } = await startEditor('<p class="lead">a</p><form>b</form>');
    expect(screen.getByRole('alert')).toHaveTextContent('При изменении текста пропадёт: класс lead, форма');
    expect(text).toHaveAttribute('contenteditable', 'false');
    expect(screen.getByRole('button', { name: 'Полужирный' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Всё равно изменить' }));
    expect(text).toHaveAttribute('contenteditable', 'true');
  });

  it('can be changed after that', async () => {
    const { type, press, value } = await startEditor('<p class="lead">a</p>');
    await press('Всё равно изменить');
    type('b');
    expect(value()).toBe('<p>ba</p>');
  });
});

it('an editor has no extension whose time grows with the square of the replaced words', async () => {
  const { editor } = await startEditor('<p>Слово</p>');
  expect(editor.extensionManager.extensions.map(({ name }) => name)).not.toContain('delete');
});
