import { createContext } from 'react';
import type { RaRecord } from 'react-admin';

/** The form in which what was typed of a missing record can be saved anew. */
interface OtherForm {
  kind: string;
  item: string;
  path: string;
  title: string;
  /** What is filled into it, by sources. */
  values: Readonly<Record<string, unknown>>;
}

/** For the slot `missingRecord`: where that form is not simply the empty one of the kind, and what is said of it. */
export const RecreateContext = createContext<
  { title: string; formFor: (typed: Partial<RaRecord>) => OtherForm } | undefined
>(undefined);
