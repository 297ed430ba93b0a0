import { TextInput } from 'ra-ui-materialui';

const asTyped = (value: string) => value;

/** The title of one language. An empty title stays an empty text: react-admin would make it null. */
export const EntryTitleInput = () => (
  <TextInput source="title" label="form.title" parse={asTyped} helperText={false} fullWidth />
);
