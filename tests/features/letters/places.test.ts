import '../../support/prosemirror.ts';
import { describe, expect, it } from 'vitest';
import { applyTo, selectIn } from '../../../src/features/letters/places.ts';
import { textField } from '../../../src/richText/textField.ts';
import { changesFor } from '../../../src/uzbek/assist.ts';
import { startEditor } from '../../richText/startEditor.tsx';

const SOURCE = 'description';

const proposals = () => {
  return changesFor(textField(SOURCE)?.runs() ?? [], 'to-latin', {});
};

const TEXT =
  '<h2>Ў<strong>збек</strong>истон</h2>' +
  '<p><a href="https://depo.uz/ҳужжат" target="_blank" rel="noopener noreferrer nofollow">ҳужжат</a> ва <code>код</code></p>' +
  '<ul><li>биринчи<br>сўз</li></ul>' +
  '<table><tbody><tr><td>по</td><td>езд <img src="https://depo.uz/ш.png" alt="Шаҳар"> е</td></tr></tbody></table>';

describe('a text of the editor', () => {
  it('is changed letter by letter in one step: formatting, links, tables, pictures and code stay', async () => {
    const { value, press } = await startEditor(TEXT);
    applyTo(SOURCE, proposals());
    expect(value()).toBe(
      TEXT.replace('Ў<strong>збек</strong>истон', 'Oʻ<strong>zbek</strong>iston')
        .replace('>ҳужжат<', '>hujjat<')
        .replace(' ва ', ' va ')
        .replace('биринчи<br>сўз', 'birinchi<br>soʻz')
        .replace('>по<', '>po<')
        .replace('>езд ', '>yezd ')
        .replace('> е<', '> ye<'),
    );
    await press('Отменить');
    expect(value()).toBe(TEXT);
  });

  it('leaves the cursor at its word', async () => {
    const { editor } = await startEditor('<p>ўзбек <b>тили</b> ва чўл</p><p>ғалаба</p>');
    editor.commands.setTextSelection({ from: 11, to: 15 });
    const selected = () =>
      editor.state.doc.textBetween(editor.state.selection.from, editor.state.selection.to);
    expect(selected()).toBe(' ва ');
    applyTo(SOURCE, proposals());
    expect(selected()).toBe(' va ');
  });

  it('keeps what is no longer what the proposal was for', async () => {
    const { value, set } = await startEditor('<p>сўз ва сўз</p>');
    const changes = proposals();
    set('<p>сўз ёки сўз</p>');
    applyTo(SOURCE, changes);
    expect(value()).toBe('<p>soʻz ёки сўз</p>');
  });

  it('shows a place by selecting it, across formatting', async () => {
    const { editor } = await startEditor('<p>Bir.</p><p>Это <strong>было</strong> так</p>');
    const text = 'Bir.\nЭто было так';
    const start = text.indexOf('Это');
    selectIn(SOURCE, { start, end: text.length });
    const { from, to } = editor.state.selection;
    expect(editor.state.doc.textBetween(from, to)).toBe('Это было так');
  });

  it('stays while nothing may be written', async () => {
    const { editor, value } = await startEditor('<p>сўз</p>');
    editor.setEditable(false);
    applyTo(SOURCE, proposals());
    expect(value()).toBe('<p>сўз</p>');
  });
});
