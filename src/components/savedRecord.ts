import type { Identifier } from 'react-admin';

/** A record that was just saved; its id is unknown if the depository answered none. */
export interface SavedRecord {
  id?: Identifier;
  title: string;
  /** Of a document; others may have its title in other years. */
  year?: unknown;
}

/** The store key under which a form names the record that the kind's list is to highlight. */
export const savedRecordKey = (resource?: string) => `${resource}.savedRecord`;
