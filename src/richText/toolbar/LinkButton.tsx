import Link from '@mui/icons-material/Link';
import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { linkAddress } from '../addresses.ts';
import { removeLink, setLink } from '../schema/marks.ts';
import {
  AddressText,
  PopoverButton,
  PopoverForm,
  PopoverText,
  useIsActive,
  useToolbarEditor,
} from './ToolbarButton.tsx';

/** Replaces react-admin's button, which uses `window.prompt` and supports neither new tabs nor the text of a link. */
export const LinkButton = () => {
  const { editor } = useToolbarEditor();
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
      label={useTranslate()('ra.tiptap.link')}
      shortcut="Ctrl+K"
      selected={useIsActive('link')}
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
    // an unchanged address of an older text is accepted as it is
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
      <AddressText
        label={translate('ra.tiptap.link_address')}
        value={address}
        error={isRefused}
        helperText={isRefused && translate('ra.tiptap.link_invalid')}
        onChange={setAddress}
      />
      {asksText && <PopoverText label={translate('ra.tiptap.link_text')} value={text} onChange={setText} />}
      <FormControlLabel
        label={translate('ra.tiptap.link_new_tab')}
        control={<Checkbox checked={isNewTab} onChange={({ target }) => setIsNewTab(target.checked)} />}
      />
    </PopoverForm>
  );
};
