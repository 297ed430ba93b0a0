import type { Identifier } from 'react-admin';

/** A record that was just saved; a depository that answers no id leaves it to its title. */
export interface SavedRecord {
  id?: Identifier;
  title: string;
}

/** Where a form leaves the record that the next list of the kind is to show. */
export const savedRecordKey = (resource?: string) => `${resource}.savedRecord`;
