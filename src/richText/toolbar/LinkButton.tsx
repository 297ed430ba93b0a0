import Link from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useEditorState } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { linkAddress } from '../addresses.ts';
import { removeLink, setLink } from '../schema/marks.ts';
import { PopoverButton, PopoverForm } from './PopoverButton.tsx';
import { useToolbarEditor } from './useToolbarEditor.ts';

/** In place of react-admin's, which asks by `window.prompt` and knows neither new tabs nor the text of a link. */
export const LinkButton = () => {
  const label = useTranslate()('ra.tiptap.link');
  const { editor } = useToolbarEditor();
  const isSelected = useEditorState({ editor, selector: (at) => at.editor.isActive('link') });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const open = () => button.current?.click();
    editor.on('linkKey', open);
    return () => {
      editor.off('linkKey', open);
    };
  }, [editor]);
  return (
    <PopoverButton
      ref={button}
      label={label}
      shortcut="Ctrl+K"
      isSelected={isSelected}
      icon={<Link fontSize="inherit" />}
    >
      {(close) => <LinkForm close={close} />}
    </PopoverButton>
  );
};

const LinkForm = ({ close }: { close: () => void }) => {
  const translate = useTranslate();
  const { editor } = useToolbarEditor();
  const [link] = useState(() => editor.getAttributes('link'));
  const isNew = typeof link.href !== 'string';
  const [address, setAddress] = useState<string>(link.href ?? '');
  const [text, setText] = useState('');
  const [isNewTab, setIsNewTab] = useState(link.target === '_blank');
  const [isRefused, setIsRefused] = useState(false);
  const asksText = isNew && editor.state.selection.empty;

  const apply = () => {
    // what an older text already carries may stay as it is
    const href = address === link.href ? address : linkAddress(address);
    setIsRefused(href === undefined);
    if (href === undefined) return;
    close();
    const shown = asksText ? text.trim() || address.trim() : undefined;
    setLink(editor, { href, isNewTab, former: link, text: shown });
  };
  const remove = () => {
    close();
    removeLink(editor);
  };

  return (
    <PopoverForm
      submitLabel={translate('ra.tiptap.apply')}
      onSubmit={apply}
      actions={
        !isNew && (
          <Button color="error" onClick={remove}>
            {translate('ra.tiptap.link_remove')}
          </Button>
        )
      }
    >
      <TextField
        autoFocus
        fullWidth
        label={translate('ra.tiptap.link_address')}
        value={address}
        error={isRefused}
        helperText={isRefused && translate('ra.tiptap.link_invalid')}
        slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off', spellCheck: false } }}
        onChange={({ target }) => setAddress(target.value)}
      />
      {asksText && (
        <TextField
          fullWidth
          label={translate('ra.tiptap.link_text')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <FormControlLabel
        label={translate('ra.tiptap.link_new_tab')}
        control={<Checkbox checked={isNewTab} onChange={({ target }) => setIsNewTab(target.checked)} />}
      />
    </PopoverForm>
  );
};
