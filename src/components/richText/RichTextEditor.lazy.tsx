import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import { useInput, useTranslateLabel } from 'ra-core';
import { TiptapEditorProvider } from 'ra-input-rich-text';
import { useId } from 'react';
import { useFormWork } from '../form/formWork.ts';
import { useTextLanguage } from '../form/textLanguage.ts';
import { EditorFrame, EditorLabel, Sheet } from './EditorFrame.tsx';
import { EditorText } from './EditorText.tsx';
import { LostNotice } from './LostNotice.tsx';
import type { RichTextInputProps } from './RichTextInput.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useRichText } from './useRichText.ts';
import { useWords } from './useWords.ts';

const verbatim = (value: unknown) => value;

/** The editor of one text. Until something is typed the value keeps every byte. */
export const RichTextEditor = ({ source, label }: RichTextInputProps) => {
  const word = useWords();
  const translateLabel = useTranslateLabel();
  const { field, fieldState } = useInput({ source, defaultValue: '', format: verbatim, parse: verbatim });
  const { isLocked: isReadOnly } = useFormWork();
  const labelId = useId();
  const lang = useTextLanguage();
  const attributes = {
    role: 'textbox',
    'aria-labelledby': labelId,
    'aria-multiline': 'true',
    'data-source': field.name,
    // keeps the focus while nothing may be written
    tabindex: '0',
    ...(lang && { lang }),
  };
  const { editor, lost, isLocked, unlock, problem, report } = useRichText({
    field,
    attributes,
    isReadOnly,
  });
  return (
    <EditorFrame>
      <EditorLabel id={labelId} onClick={() => editor.commands.focus()}>
        {translateLabel({ label, source })}
      </EditorLabel>
      {lost.length > 0 && <LostNotice lost={lost} isLocked={isLocked} onUnlock={unlock} />}
      <TiptapEditorProvider value={editor}>
        <Sheet>
          <Toolbar isDisabled={isLocked || isReadOnly} />
          {problem && (
            <Alert severity="error" onClose={() => report(undefined)} closeText={word('close')}>
              {word(problem)}
            </Alert>
          )}
          <EditorText editor={editor} />
        </Sheet>
      </TiptapEditorProvider>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </EditorFrame>
  );
};
