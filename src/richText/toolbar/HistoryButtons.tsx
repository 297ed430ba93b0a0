import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { useWords } from '../useWords.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { useCurrent } from './useCurrent.ts';

/** Asked at each key: the editor's own `can()` makes every command anew. */
const depths = ({ state }: Editor) => ({ canUndo: undoDepth(state) > 0, canRedo: redoDepth(state) > 0 });

export const HistoryButtons = () => {
  const word = useWords();
  const { editor, current } = useCurrent(depths);
  return (
    <>
      <ToolbarButton
        label={word('undo')}
        shortcut="Ctrl+Z"
        isUnavailable={!current.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      >
        <Undo />
      </ToolbarButton>
      <ToolbarButton
        label={word('redo')}
        shortcut="Ctrl+Y"
        isUnavailable={!current.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      >
        <Redo />
      </ToolbarButton>
    </>
  );
};
