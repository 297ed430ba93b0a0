import Image from '@mui/icons-material/ImageOutlined';
import type { Editor } from '@tiptap/core';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { useWords } from '../useWords.ts';
import { ToolbarPopover } from './ToolbarPopover.tsx';
import { useCurrent } from './useCurrent.ts';

const ImageForm = lazyScreen(() => import('./ImageForm.lazy.tsx'), 'ImageForm');

const isImage = (editor: Editor) => editor.isActive('image');

export const ImageButton = () => {
  const word = useWords();
  const { editor, current } = useCurrent(isImage);
  return (
    <ToolbarPopover label={word('image')} isPressed={current} icon={<Image />}>
      {(close) => <ImageForm editor={editor} close={close} />}
    </ToolbarPopover>
  );
};
