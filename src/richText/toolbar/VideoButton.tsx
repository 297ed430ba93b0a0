import SmartDisplay from '@mui/icons-material/SmartDisplayOutlined';
import type { Editor } from '@tiptap/core';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { useWords } from '../useWords.ts';
import { ToolbarPopover } from './ToolbarPopover.tsx';
import { useCurrent } from './useCurrent.ts';

const VideoForm = lazyScreen(() => import('./VideoForm.lazy.tsx'), 'VideoForm');

const isVideo = (editor: Editor) => editor.isActive('video');

export const VideoButton = () => {
  const word = useWords();
  const { editor, current } = useCurrent(isVideo);
  return (
    <ToolbarPopover label={word('video')} isPressed={current} icon={<SmartDisplay />}>
      {(close) => <VideoForm editor={editor} close={close} />}
    </ToolbarPopover>
  );
};
