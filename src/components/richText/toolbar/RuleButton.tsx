import HorizontalRule from '@mui/icons-material/HorizontalRule';
import { useEditor } from '../useEditor.ts';
import { useWords } from '../useWords.ts';
import { ToolbarButton } from './ToolbarButton.tsx';

export const RuleButton = () => {
  const word = useWords();
  const editor = useEditor();
  return (
    <ToolbarButton label={word('rule')} onClick={() => editor.chain().focus().setHorizontalRule().run()}>
      <HorizontalRule />
    </ToolbarButton>
  );
};
