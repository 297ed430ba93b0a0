import type { Editor } from '@tiptap/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormFiles } from '../components/form/formFiles.ts';
import { whenIdle } from '../components/whenIdle.ts';
import type { RichTextWord } from '../i18n/richText.ts';
import { createEditor } from './createEditor.ts';
import { htmlOf } from './html.ts';
import { type LoadedText, loadText } from './loadText.ts';
import { isSameText } from './schema/chunks.ts';

interface RichTextOptions {
  field: {
    value: unknown;
    onChange: (value: unknown) => void;
    onBlur: () => void;
    ref: (element: { focus: () => void }) => void;
  };
  /** Attributes of the element that is written in. */
  attributes: Record<string, string>;
  /** Nothing may be written for now. */
  isReadOnly: boolean;
  /** What a save waits for. */
  files: FormFiles;
}

/** Writing a text of this many signs as HTML takes longer than a frame: not each key may do it. */
const LONG = 20_000;
const SETTLE_EVERY_MS = 2000;

/** The value of the form for what the editor shows: the very text that was loaded while nothing differs from it. */
const formValue = ({ state: { doc } }: Editor, loaded: LoadedText) =>
  isSameText(doc, loaded.doc) ? loaded.value : htmlOf(doc);

/** Ties an editor to a field of a form: loads what comes from outside, hands on what is typed. */
export const useRichText = ({ field, attributes, isReadOnly, files }: RichTextOptions) => {
  const [problem, report] = useState<RichTextWord>();
  const [isUnlocked, setIsUnlocked] = useState(false);
  const [lostPictures, reportLostPictures] = useState(0);
  const wait = (written: Promise<void>) => files.send(written.catch(console.error).then(() => true));
  const [{ editor, first }] = useState(() => {
    const created = createEditor(attributes, { report, reportLostPictures, wait });
    // before it stands on the page, where showing another text has the whole form laid out once more
    const opened = loadText(created, field.value);
    return { editor: created, first: opened };
  });
  const [lost, setLost] = useState(first.lost);
  /** The text that was loaded last, and the value that the form has now. */
  const known = useRef<{ text: LoadedText; value: unknown }>({ text: first, value: first.value });

  /** The editor shows something newer than the form has. */
  const isBehind = useRef(false);

  useLayoutEffect(() => {
    if (known.current.value === field.value) return;
    const text = loadText(editor, field.value);
    isBehind.current = false;
    known.current = { text, value: field.value };
    setLost(text.lost);
    setIsUnlocked(false);
    reportLostPictures(0);
  }, [editor, field.value]);

  useEffect(() => {
    const write = () => {
      const { current } = known;
      isBehind.current = false;
      const value = formValue(editor, current.text);
      if (value === current.value) return;
      current.value = value;
      field.onChange(value);
    };
    const settle = () => {
      if (isBehind.current) write();
    };
    const handleUpdate = () => {
      const { current } = known;
      const isChanged = current.value !== current.text.value;
      isBehind.current = true;
      if (!isChanged || editor.state.doc.content.size < LONG) write();
      else files.onTyping?.();
    };
    const handleBlur = () => {
      settle();
      field.onBlur();
    };
    const timer = setInterval(() => whenIdle(settle, SETTLE_EVERY_MS), SETTLE_EVERY_MS);
    files.settling.add(settle);
    document.addEventListener('submit', settle, true);
    editor.on('update', handleUpdate);
    editor.on('blur', handleBlur);
    return () => {
      clearInterval(timer);
      files.settling.delete(settle);
      document.removeEventListener('submit', settle, true);
      editor.off('update', handleUpdate);
      editor.off('blur', handleBlur);
    };
  }, [editor, field, files]);

  const { ref } = field;
  useEffect(() => ref({ focus: () => editor.commands.focus() }), [editor, ref]);

  const isLocked = lost.length > 0 && !isUnlocked;
  const isEditable = !isLocked && !isReadOnly;
  useEffect(() => {
    if (editor.isEditable !== isEditable) editor.setEditable(isEditable, false);
  }, [editor, isEditable]);

  const unlock = () => {
    setIsUnlocked(true);
    editor.commands.focus('start');
  };
  return { editor, lost, isLocked, unlock, problem, report, lostPictures, reportLostPictures };
};
