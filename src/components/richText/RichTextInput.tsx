import { TextInput } from 'ra-ui-materialui';
export const RichTextInput = (props: { source: string; label?: string }) => (
  <TextInput {...props} multiline parse={(v) => v} />
);
