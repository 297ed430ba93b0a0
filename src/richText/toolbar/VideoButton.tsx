import SmartDisplay from '@mui/icons-material/SmartDisplayOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { videoAttributes } from '../addresses.ts';
import { AddressText, PopoverButton, PopoverForm, useIsActive, useToolbarEditor } from './ToolbarButton.tsx';

export const VideoButton = () => (
  <PopoverButton
    label={useTranslate()('ra.tiptap.video')}
    selected={useIsActive('video')}
    icon={<SmartDisplay fontSize="inherit" />}
  >
    {(close) => <VideoForm close={close} />}
  </PopoverButton>
);

const VideoForm = ({ close }: { close: () => void }) => {
  const translate = useTranslate();
  const { editor } = useToolbarEditor();
  const [{ own: former }] = useState(() => editor.getAttributes('video'));
  const isNew = former === undefined;
  const [address, setAddress] = useState<string>(former?.src ?? '');
  const [isRefused, setIsRefused] = useState(false);

  const apply = () => {
    if (!isNew && address === former.src) return close();
    const attrs = videoAttributes(address);
    setIsRefused(!attrs);
    if (!attrs) return;
    close();
    editor.chain().focus().insertContent({ type: 'video', attrs }).run();
  };

  return (
    <PopoverForm submitLabel={translate(`ra.tiptap.${isNew ? 'insert' : 'apply'}`)} onSubmit={apply}>
      <AddressText
        label={translate('ra.tiptap.video_address')}
        value={address}
        error={isRefused}
        helperText={translate(`ra.tiptap.${isRefused ? 'video_invalid' : 'video_hint'}`)}
        onChange={setAddress}
      />
    </PopoverForm>
  );
};
