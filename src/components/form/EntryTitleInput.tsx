import { PlainInput } from './PlainInput.tsx';

/** The title of one language. */
export const EntryTitleInput = ({ label = 'form.title' }: { label?: string }) => (
  <PlainInput source="title" label={label} />
);
