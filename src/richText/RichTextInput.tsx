import { Suspense } from 'react';
import { RichTextEditor, type RichTextInputProps } from './editor.ts';
import { RichTextSkeleton } from './RichTextSkeleton.tsx';

/** A rich text; the editor itself is fetched by the screens that show one. */
export const RichTextInput = (props: RichTextInputProps) => (
  <Suspense fallback={<RichTextSkeleton label={props.label} />}>
    <RichTextEditor {...props} />
  </Suspense>
);
