import FormatClear from '@mui/icons-material/FormatClear';
import type { Transaction } from '@tiptap/pm/state';
import { useWords } from '../useWords.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { useEditor } from './useCurrent.ts';

/** Takes alignment, classes and styles off the selected paragraphs. */
const plainParagraphs = (tr: Transaction) => {
  tr.doc.nodesBetween(tr.selection.from, tr.selection.to, (node, pos) => {
    if (node.type.name === 'paragraph') tr.setNodeMarkup(pos, undefined, {});
  });
};

export const ClearButton = () => {
  const word = useWords();
  const editor = useEditor();
  const clear = () =>
    editor
      .chain()
      .focus()
      .unsetAllMarks()
      .clearNodes()
      .command(({ tr }) => {
        plainParagraphs(tr);
        return true;
      })
      .run();
  return (
    <ToolbarButton label={word('clear_format')} onClick={clear}>
      <FormatClear />
    </ToolbarButton>
  );
};
