import type { Identifier } from 'react-admin';

/** A record that was just saved; its id is unknown if the depository answered none. */
export interface SavedRecord {
  id?: Identifier;
  title: string;
  /** Of a document, which the list of another year does not show. */
  year?: unknown;
}

/** The store key under which a form names the record that the kind's list is to highlight. */
export const savedRecordKey = (resource?: string) => `${resource}.savedRecord`;
