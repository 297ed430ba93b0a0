import Link from '@mui/icons-material/Link';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef } from 'react';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { useWords } from '../useWords.ts';
import { ToolbarPopover } from './ToolbarPopover.tsx';
import { useCurrent } from './useCurrent.ts';

const LinkForm = lazyScreen(() => import('./LinkForm.lazy.tsx'), 'LinkForm');

const isLink = (editor: Editor) => editor.isActive('link');

export const LinkButton = () => {
  const word = useWords();
  const { editor, current } = useCurrent(isLink);
  const open = useRef<() => void>(undefined);
  useEffect(() => {
    const text = editor.view.dom;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      open.current?.();
    };
    text.addEventListener('keydown', handleKeyDown);
    return () => text.removeEventListener('keydown', handleKeyDown);
  }, [editor]);
  return (
    <ToolbarPopover label={word('link')} shortcut="Ctrl+K" isPressed={current} icon={<Link />} openRef={open}>
      {(close) => <LinkForm editor={editor} close={close} />}
    </ToolbarPopover>
  );
};
