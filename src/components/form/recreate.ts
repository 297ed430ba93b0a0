import { createContext } from 'react';
import type { RaRecord } from 'react-admin';

/** The form in which the input for a deleted record can be saved as a new one. */
interface OtherForm {
  kind: string;
  item: string;
  path: string;
  title: string;
  /** Initial values by source. */
  values: Readonly<Record<string, unknown>>;
}

/** For the slot `missingRecord`: the form and the text, where they are not those of an ordinary new record. */
export const RecreateContext = createContext<
  { title: string; formFor: (typed: Partial<RaRecord>) => OtherForm } | undefined
>(undefined);
