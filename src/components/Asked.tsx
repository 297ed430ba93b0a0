import { type ReactNode, Suspense, useState } from 'react';
import { useHasStood } from './AtRest.tsx';

interface AskedProps {
  isAsked: boolean;
  /** A popup whose code comes with it; closed while nobody has asked for it. */
  children: ReactNode;
}

/** What opens over the screen: there as soon as somebody asks for it, and at the latest when the page has stood for a while. */
export const Asked = ({ isAsked, children }: AskedProps) => {
  const hasStood = useHasStood();
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked && !wasAsked) setWasAsked(true);
  if (!hasStood && !wasAsked) return null;
  return (
    <div className="asked">
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  );
};
