import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useWords } from '../useWords.ts';
import { videoAttributes, videoSource } from '../videoSource.ts';
import { PopoverForm } from './PopoverForm.tsx';

export const VideoForm = ({ editor, close }: { editor: Editor; close: () => void }) => {
  const word = useWords();
  const [video] = useState(() => editor.getAttributes('video'));
  const [address, setAddress] = useState<string>(video.own?.src ?? '');
  const [isRefused, setIsRefused] = useState(false);
  const isNew = video.own === undefined;

  const apply = () => {
    if (!isNew && address === video.own.src) {
      close();
      return;
    }
    const source = videoSource(address);
    setIsRefused(!source);
    if (!source) return;
    close();
    editor
      .chain()
      .focus()
      .insertContent({ type: 'video', attrs: videoAttributes(source) })
      .run();
  };

  return (
    <PopoverForm submitLabel={word(isNew ? 'insert' : 'apply')} onSubmit={apply}>
      <TextField
        autoFocus
        fullWidth
        label={word('video_address')}
        value={address}
        error={isRefused}
        helperText={word(isRefused ? 'video_invalid' : 'video_hint')}
        slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off', spellCheck: false } }}
        onChange={({ target }) => setAddress(target.value)}
      />
    </PopoverForm>
  );
};
