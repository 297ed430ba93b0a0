import { Box, Button, Popover } from '@mui/material';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import ToggleButton, { type ToggleButtonProps } from '@mui/material/ToggleButton';
import { useEditorState } from '@tiptap/react';
import { TiptapEditorContext, useTiptapEditor } from 'ra-input-rich-text';
import { type KeyboardEvent, type ReactNode, useContext, useState } from 'react';

/** The editor of the toolbar. react-admin's `useTiptapEditor` gets it later, and tells whether the buttons may act. */
export const useToolbarEditor = () => ({
  editor: useContext(TiptapEditorContext),
  isDisabled: !useTiptapEditor()?.isEditable,
});

/** Whether the selection is in a node or a mark. */
export const useIsActive = (name: string): boolean => {
  const { editor } = useToolbarEditor();
  return useEditorState({ editor, selector: (at) => at.editor.isActive(name) });
};

interface ToolbarButtonProps extends Omit<ToggleButtonProps, 'value'> {
  label: string;
  shortcut?: string;
}

export const ToolbarButton = ({ label, shortcut, ...props }: ToolbarButtonProps) => (
  <ToggleButton
    value={label}
    size="small"
    disabled={useToolbarEditor().isDisabled}
    aria-label={label}
    title={shortcut ? `${label} (${shortcut})` : label}
    {...props}
  />
);

interface PopoverButtonProps extends Omit<ToolbarButtonProps, 'children'> {
  icon: ReactNode;
  width?: number;
  /** The form in the popover; it calls `close` when done. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a small form; afterwards the focus returns to where it was. */
export const PopoverButton = ({ icon, width = 320, children, ...props }: PopoverButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <ToolbarButton
        {...props}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {icon}
      </ToolbarButton>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        transitionDuration={{ exit: 0 }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        // keeps the shortcuts of the form below from acting meanwhile
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': props.label } }}
      >
        <Box sx={{ width: `min(${width}px, calc(100vw - 32px))`, padding: 2 }}>
          {children(() => setAnchor(undefined))}
        </Box>
      </Popover>
    </>
  );
};

interface PopoverFormProps {
  submitLabel: string;
  onSubmit: () => void;
  /** Secondary actions. */
  actions?: ReactNode;
  children: ReactNode;
}

/** No `form` element, because it is inside the item's form, which Enter must not submit. */
export const PopoverForm = ({ submitLabel, onSubmit, actions, children }: PopoverFormProps) => {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <Box onKeyDown={handleKeyDown} sx={{ display: 'grid', gap: 1.5 }}>
      {children}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, flexWrap: 'wrap' }}>
        {actions}
        <Button variant="contained" onClick={onSubmit}>
          {submitLabel}
        </Button>
      </Box>
    </Box>
  );
};

interface PopoverTextProps extends Omit<TextFieldProps, 'onChange'> {
  onChange: (text: string) => void;
}

export const PopoverText = ({ onChange, ...props }: PopoverTextProps) => (
  <TextField fullWidth onChange={({ target }) => onChange(target.value)} {...props} />
);

/** An address input that has the focus at first. */
export const AddressText = ({ slotProps, ...props }: PopoverTextProps) => (
  <PopoverText
    autoFocus
    slotProps={{ htmlInput: { inputMode: 'url', autoComplete: 'off', spellCheck: false }, ...slotProps }}
    {...props}
  />
);
