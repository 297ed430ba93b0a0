import { Suspense } from 'react';
import { lazyScreen } from '../lazyScreen.tsx';
import { RichTextSkeleton } from './RichTextSkeleton.tsx';

export interface RichTextInputProps {
  source: string;
  label: string;
}

const RichTextEditor = lazyScreen(() => import('./RichTextEditor.lazy.tsx'), 'RichTextEditor');

/** A rich text; the editor itself is fetched by the screens that show one. */
export const RichTextInput = (props: RichTextInputProps) => (
  <Suspense fallback={<RichTextSkeleton label={props.label} />}>
    <RichTextEditor {...props} />
  </Suspense>
);
