import { lazy, Suspense } from 'react';
import { RichTextSkeleton } from './RichTextSkeleton.tsx';

export interface RichTextInputProps {
  source: string;
  label: string;
}

const RichTextEditor = lazy(async () => {
  const { RichTextEditor: Editor } = await import('./RichTextEditor.lazy.tsx');
  return { default: Editor };
});

/** A rich text; the editor itself is fetched by the screens that show one. */
export const RichTextInput = (props: RichTextInputProps) => (
  <Suspense fallback={<RichTextSkeleton label={props.label} />}>
    <RichTextEditor {...props} />
  </Suspense>
);
