import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate, useTranslateLabel } from 'ra-core';
import { TiptapEditorProvider } from 'ra-input-rich-text';
import { useContext, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import { OneToolbar, useTextLanguage } from '../components/form/formWork.ts';
import { Letters } from '../features/letters/Letters.tsx';
import { describedByLetters } from '../features/letters/writing.ts';
import { LANGUAGES } from '../wire/wire.ts';
import { EditorFrame, EditorLabel, Sheet } from './EditorFrame.tsx';
import { EditorText } from './EditorText.tsx';
import type { RichTextInputProps } from './editor.ts';
import { LostNotice } from './LostNotice.tsx';
import { RestingText, type Woken } from './RestingText.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { useRichText } from './useRichText.ts';
import { useTextField } from './useTextField.ts';
import { useWords } from './useWords.ts';

const AT_ONCE: Woken = { scrollTop: 0, hasFocus: false };

/** The editor of one text; beside others its text stands there before it does. */
export const RichTextEditor = (props: RichTextInputProps) => {
  const isAlone = useContext(OneToolbar) === undefined;
  const isFirst = useTextLanguage() === LANGUAGES[0];
  const [woken, setWoken] = useState(isAlone || isFirst ? AT_ONCE : undefined);
  if (isAlone && !woken) setWoken(AT_ONCE);
  return woken ? <LiveText {...props} woken={woken} /> : <RestingText {...props} onWake={setWoken} />;
};

interface LiveTextProps extends RichTextInputProps {
  woken: Woken;
}

/** Until something is typed the value keeps every byte. */
const LiveText = ({ source, label, woken }: LiveTextProps) => {
  const word = useWords();
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const { field, error, isReadOnly, files, lang } = useTextField(source);
  const labelId = useId();
  const attributes = {
    role: 'textbox',
    'aria-labelledby': labelId,
    'aria-multiline': 'true',
    'data-source': field.name,
    // keeps the focus while nothing may be written
    tabindex: '0',
    ...(lang && { lang, 'aria-describedby': describedByLetters(labelId) }),
  };
  const { editor, lost, isLocked, unlock, problem, report, lostPictures, reportLostPictures } = useRichText({
    field,
    attributes,
    isReadOnly,
    files,
  });
  useLayoutEffect(() => {
    const { view } = editor;
    // has the whole form laid out at once
    if (woken.scrollTop > 0) view.dom.scrollTop = woken.scrollTop;
    const place = woken.point && view.posAtCoords(woken.point);
    if (place) editor.commands.setTextSelection(place.pos);
    if (woken.hasFocus) view.focus();
  }, [editor, woken]);
  const isDisabled = isLocked || isReadOnly;
  const toolbar = useMemo(
    () => (
      <TiptapEditorProvider value={editor}>
        <Toolbar isDisabled={isDisabled} language={lang} />
      </TiptapEditorProvider>
    ),
    [editor, isDisabled, lang],
  );
  const offer = useContext(OneToolbar);
  const { name } = field;
  useEffect(() => offer?.(name, { editor, isDisabled, toolbar }), [offer, name, editor, isDisabled, toolbar]);

  /** What is closed takes the focus with it, unless the text gets it. */
  const closing = (close: () => void) => () => {
    close();
    editor.commands.focus();
  };
  return (
    <EditorFrame>
      <EditorLabel id={labelId} onClick={() => editor.commands.focus()}>
        {translateLabel({ label, source })}
      </EditorLabel>
      {lost.length > 0 && (
        <LostNotice
          title={word('lost_title')}
          lost={lost}
          {...(isLocked && {
            hint: word('lost_hint'),
            action: { label: word('edit_anyway'), onClick: unlock },
          })}
        />
      )}
      {lostPictures > 0 && (
        <LostNotice
          title={word('paste_lost_title')}
          lost={[translate('ra.tiptap.lost_pictures', { smart_count: lostPictures })]}
          hint={word('paste_lost_hint')}
          action={{ label: word('close'), onClick: closing(() => reportLostPictures(0)) }}
        />
      )}
      <Sheet>
        {!offer && toolbar}
        {problem && (
          <Alert severity="error" onClose={closing(() => report(undefined))} closeText={word('close')}>
            {word(problem)}
          </Alert>
        )}
        <EditorText editor={editor} />
      </Sheet>
      {lang && (
        <Letters id={labelId} value={field.value} language={lang} isLocked={isDisabled} text={editor} />
      )}
      {error && <FormHelperText error>{error.message}</FormHelperText>}
    </EditorFrame>
  );
};
