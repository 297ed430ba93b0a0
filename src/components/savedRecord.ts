import type { Identifier } from 'react-admin';

/** A record that was just saved; known by its title alone if the depository answered no id. */
export interface SavedRecord {
  id?: Identifier;
  title: string;
}

/** The store key under which a form names the record that the kind's list is to highlight. */
export const savedRecordKey = (resource?: string) => `${resource}.savedRecord`;
