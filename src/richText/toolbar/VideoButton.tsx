import SmartDisplay from '@mui/icons-material/SmartDisplayOutlined';
import TextField from '@mui/material/TextField';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { videoAttributes, videoSource } from '../videoAddress.ts';
import { PopoverButton, PopoverForm } from './PopoverButton.tsx';
import { useToolbarEditor } from './useToolbarEditor.ts';

export const VideoButton = () => {
  const label = useTranslate()('ra.tiptap.video');
  const { editor } = useToolbarEditor();
  const isSelected = useEditorState({ editor, selector: (at) => at.editor.isActive('video') });
  return (
    <PopoverButton label={label} isSelected={isSelected} icon={<SmartDisplay fontSize="inherit" />}>
      {(close) => <VideoForm close={close} />}
    </PopoverButton>
  );
};

const VideoForm = ({ close }: { close: () => void }) => {
  const translate = useTranslate();
  const { editor } = useToolbarEditor();
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
    <PopoverForm submitLabel={translate(`ra.tiptap.${isNew ? 'insert' : 'apply'}`)} onSubmit={apply}>
      <TextField
        autoFocus
        fullWidth
        label={translate('ra.tiptap.video_address')}
        value={address}
        error={isRefused}
        helperText={translate(`ra.tiptap.${isRefused ? 'video_invalid' : 'video_hint'}`)}
        slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off', spellCheck: false } }}
        onChange={({ target }) => setAddress(target.value)}
      />
    </PopoverForm>
  );
};
