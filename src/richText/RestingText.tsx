import { useTranslateLabel } from 'ra-core';
import {
  type MouseEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../components/whenIdle.ts';
import { LettersPlace } from '../features/letters/Letters.tsx';
import { beginningOf } from './beginning.ts';
import { textSchema } from './createEditor.ts';
import { EditorBody } from './EditorBody.ts';
import { EditorFrame, EditorLabel, Sheet } from './EditorFrame.tsx';
import type { RichTextInputProps } from './editor.ts';
import { useTextField } from './useTextField.ts';

/** How the editor takes over from its text. */
export interface Woken {
  scrollTop: number;
  hasFocus: boolean;
  /** Where the cursor has to stand. */
  point?: { left: number; top: number };
}

interface RestingTextProps extends RichTextInputProps {
  onWake: (woken: Woken) => void;
}

const WITHIN_MS = 1000;

/** A text whose editor is not there yet: it comes when nothing else is to be done, and at once to whoever turns to it. */
export const RestingText = ({ source, label, onWake }: RestingTextProps) => {
  const translateLabel = useTranslateLabel();
  const { field, isReadOnly, lang } = useTextField(source);
  const { value, ref } = field;
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const isTurnedTo = useRef(false);
  const wake = (hasFocus: boolean, point?: Woken['point']) => {
    isTurnedTo.current = true;
    onWake({ scrollTop: text.current?.scrollTop ?? 0, hasFocus, point });
  };
  const wakeAlone = useEffectEvent(() => {
    // its editor is on the way, and knows better where to begin
    if (!isTurnedTo.current) wake(false);
  });
  // who did not come over the text, as a finger does not, clicks into what goes with the click
  const handleMouseDown = (event: MouseEvent) => {
    event.preventDefault();
    flushSync(() => wake(true, { left: event.clientX, top: event.clientY }));
  };

  useLayoutEffect(() => {
    const schema = textSchema();
    const beginning = schema && beginningOf(value, schema);
    if (beginning) text.current?.replaceChildren(beginning);
    else wakeAlone();
  }, [value]);
  useEffect(() => ref({ focus: () => text.current?.focus() }), [ref]);
  useEffect(() => whenIdle(() => startTransition(() => wakeAlone()), WITHIN_MS), []);

  return (
    <EditorFrame>
      <EditorLabel id={id} onClick={() => text.current?.focus()}>
        {translateLabel({ label, source })}
      </EditorLabel>
      <Sheet>
        <EditorBody>
          {/* biome-ignore lint/a11y/useSemanticElements: a text with headings and tables is no textarea */}
          <div
            ref={text}
            className="tiptap"
            role="textbox"
            tabIndex={0}
            contentEditable={!isReadOnly}
            aria-multiline="true"
            aria-labelledby={id}
            data-source={field.name}
            lang={lang}
            onMouseEnter={() => wake(false)}
            onMouseDown={handleMouseDown}
            onDragEnter={() => wake(false)}
            onFocus={() => wake(true)}
          />
        </EditorBody>
      </Sheet>
      <LettersPlace language={lang} />
    </EditorFrame>
  );
};
