import { Suspense } from 'react';
import { lazyScreen } from '../components/lazyScreen.tsx';
import type { Language } from '../wire/wire.ts';

export interface DocumentDifferenceProps {
  before: string;
  after: string;
  /** Only the second text is shown, with neutral marks where the first has something else. */
  isOneSided?: boolean;
  language?: Language;
  /** What a screen reader calls it. */
  label?: string;
}

const Difference = lazyScreen<'DocumentDifference', DocumentDifferenceProps>(
  () => import('./DocumentDifference.lazy.tsx'),
  'DocumentDifference',
);

/** In what one rich text differs from another. Its code comes when it is first shown. */
export const DocumentDifference = (props: DocumentDifferenceProps) => (
  <Suspense fallback={null}>
    <Difference {...props} />
  </Suspense>
);
