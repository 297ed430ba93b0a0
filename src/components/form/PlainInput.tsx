import { TextInput, type TextInputProps } from 'ra-ui-materialui';
import { useFormWork } from './formWork.ts';
import { useTextLanguage } from './textLanguage.ts';

const asTyped = (value: string) => value;

/** A text as it is typed: an emptied one stays an empty text, where react-admin would make it null. */
export const PlainInput = (props: TextInputProps) => (
  <TextInput
    parse={asTyped}
    helperText={false}
    fullWidth
    slotProps={{ htmlInput: { lang: useTextLanguage(), readOnly: useFormWork().isLocked } }}
    {...props}
  />
);
