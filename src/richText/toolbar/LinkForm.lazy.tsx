import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { linkAddress } from '../linkAddress.ts';
import { removeLink, setLink } from '../schema/links.ts';
import { useWords } from '../useWords.ts';
import { PopoverForm } from './PopoverForm.tsx';

export const LinkForm = ({ editor, close }: { editor: Editor; close: () => void }) => {
  const word = useWords();
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
    setLink(editor, {
      href,
      isNewTab,
      former: link,
      text: asksText ? text.trim() || address.trim() : undefined,
    });
  };

  return (
    <PopoverForm
      submitLabel={word('apply')}
      onSubmit={apply}
      actions={
        !isNew && (
          <Button
            color="error"
            onClick={() => {
              close();
              removeLink(editor);
            }}
          >
            {word('link_remove')}
          </Button>
        )
      }
    >
      <TextField
        autoFocus
        fullWidth
        label={word('link_address')}
        value={address}
        error={isRefused}
        helperText={isRefused && word('link_invalid')}
        slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off', spellCheck: false } }}
        onChange={({ target }) => setAddress(target.value)}
      />
      {asksText && (
        <TextField
          fullWidth
          label={word('link_text')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <FormControlLabel
        label={word('link_new_tab')}
        control={<Checkbox checked={isNewTab} onChange={({ target }) => setIsNewTab(target.checked)} />}
      />
    </PopoverForm>
  );
};
