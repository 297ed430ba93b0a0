import { PlainInput } from './PlainInput.tsx';

/** The title of one language; the registers call it `header`. */
export const EntryTitleInput = ({ source = 'title' }: { source?: string }) => (
  <PlainInput source={source} label="form.title" />
);
