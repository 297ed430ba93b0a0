import { DateInput } from 'ra-ui-materialui';

const asTyped = (value: string) => value;

/** The posting day, common to all languages; a calendar day without a time zone. */
export const PostedInput = () => (
  <DateInput source="posted" label="form.posted" parse={asTyped} helperText={false} fullWidth />
);
