import { Alert, AlertTitle, Button, FormHelperText, styled } from '@mui/material';
import { EditorContent } from '@tiptap/react';
import { TiptapEditorProvider } from 'ra-input-rich-text';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslate, useTranslateLabel } from 'react-admin';
import { createPortal } from 'react-dom';
import type { PasteNotice } from './clipboard.ts';
import { editorSx } from './contentSx.ts';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useRichText } from './useRichText.ts';

interface RichTextEditorProps {
  source: string;
  label?: string;
  /** Read-only for now. */
  readOnly?: boolean;
  /** The language of the text; its label is always Russian. */
  lang?: string;
  /** Called with pictures that are being read; a save has to wait for them. */
  onPending?: (written: Promise<void>) => void;
  /** The element for the toolbar, outside of the editor; null: no toolbar for now. */
  toolbarPlace?: HTMLElement | null;
  /** Rendered below the text. */
  helper?: ReactNode;
  /** The id of the helper text that describes the input. */
  helperId?: string;
}

/** The editor of ra-input-rich-text with its own toolbar and the schema of the site. */
export const RichTextEditor = ({
  source,
  label,
  readOnly = false,
  lang,
  onPending,
  toolbarPlace,
  helper,
  helperId = '',
}: RichTextEditorProps) => {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const { id, editor, error, loss } = useRichText({
    source,
    attributes: (inputId, name) => ({
      role: 'textbox',
      id: inputId,
      'aria-labelledby': `${inputId}-label`,
      'aria-describedby': `${inputId}-helper-text ${helperId}`,
      'aria-multiline': 'true',
      'data-source': name,
      // keeps the focus while it is read-only
      tabindex: '0',
      ...(lang && { lang }),
    }),
  });
  const [unlocked, setUnlocked] = useState<readonly string[]>();
  const isLocked = loss.length > 0 && unlocked !== loss;
  const isDisabled = isLocked || readOnly;
  const [{ problem, lostPictures = 0, lostLooks = [] }, setNotice] = useState<PasteNotice>({});
  const handlePending = useEffectEvent((written: Promise<void>) => onPending?.(written));
  useEffect(() => {
    const pending = (written: Promise<void>) => handlePending(written);
    editor.on('pasteNotice', setNotice);
    editor.on('pending', pending);
    return () => {
      editor.off('pasteNotice', setNotice);
      editor.off('pending', pending);
    };
  }, [editor]);

  useLayoutEffect(() => {
    if (editor.isEditable === isDisabled) editor.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);

  const toolbar = useMemo(
    () => (
      // the buttons read the editor when they are mounted
      <TiptapEditorProvider key={String(isDisabled)} value={editor}>
        <Toolbar />
      </TiptapEditorProvider>
    ),
    [editor, isDisabled],
  );

  const handleDismiss = () => {
    setNotice({});
    editor.commands.focus();
  };
  const handleUnlock = () => {
    setUnlocked(loss);
    editor.commands.focus('start');
  };
  const lostFromPaste = [
    ...(lostPictures > 0 ? [translate('ra.tiptap.lost_pictures', { smart_count: lostPictures })] : []),
    ...lostLooks.map((look) => translate(`ra.tiptap.paste_lost_${look}`)),
  ];
  return (
    <Root>
      <Label id={`${id}-label`} onClick={() => editor.commands.focus()}>
        {translateLabel({ label, source })}
      </Label>
      {loss.length > 0 && (
        <Loss
          title={`${translate('ra.tiptap.lost_title')}: ${loss.join(', ')}`}
          action={
            isLocked && (
              <Button color="inherit" onClick={handleUnlock}>
                {translate('ra.tiptap.edit_anyway')}
              </Button>
            )
          }
        >
          {isLocked && translate('ra.tiptap.lost_hint')}
        </Loss>
      )}
      {lostFromPaste.length > 0 && (
        <Loss
          title={`${translate('ra.tiptap.paste_lost_title')}: ${lostFromPaste.join(', ')}`}
          action={
            <Button color="inherit" onClick={handleDismiss}>
              {translate('ra.action.close')}
            </Button>
          }
        >
          {lostPictures > 0 && <div>{translate('ra.tiptap.paste_lost_hint')}</div>}
          {lostLooks.map((look) => (
            <div key={look}>{translate(`ra.tiptap.paste_lost_${look}_hint`)}</div>
          ))}
        </Loss>
      )}
      <Sheet>
        {toolbarPlace === undefined ? toolbar : toolbarPlace && createPortal(toolbar, toolbarPlace)}
        {problem && (
          <Alert severity="error" onClose={handleDismiss} closeText={translate('ra.action.close')}>
            {translate(`ra.tiptap.${problem}`)}
          </Alert>
        )}
        <Body editor={editor} />
      </Sheet>
      {error && (
        <FormHelperText error id={`${id}-helper-text`}>
          {error.message}
        </FormHelperText>
      )}
      {helper}
    </Root>
  );
};

/** Names what the editor cannot keep before the text is changed, and what a paste could not bring along. */
const Loss = ({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) => (
  <Alert
    severity="warning"
    variant="outlined"
    sx={{ marginBottom: 1, alignItems: 'flex-start', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
    action={action}
  >
    <AlertTitle sx={{ fontWeight: 600 }}>{title}</AlertTitle>
    {children}
  </Alert>
);

const Root = styled('div')({ width: '100%', minWidth: 0, marginBottom: 8 });

const Label = styled('div')(({ theme }) => ({ ...theme.typography.body2, fontWeight: 600, marginBottom: 6 }));

const Sheet = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: palette.background.paper,
    '&:focus-within': { borderColor: palette.primary.main },
  };
});

const Body = styled(EditorContent)(({ theme }) => theme.unstable_sx(editorSx(theme)));
