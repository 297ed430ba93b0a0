import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useInput, useTranslate } from 'ra-core';

interface CheckboxInputProps {
  source: string;
  label: string;
}

export const CheckboxInput = ({ source, label }: CheckboxInputProps) => {
  const translate = useTranslate();
  const { field } = useInput({ source, defaultValue: false });
  return (
    <FormControlLabel
      control={
        <Checkbox
          {...field}
          checked={Boolean(field.value)}
          onChange={(_event, checked) => field.onChange(checked)}
        />
      }
      label={translate(label)}
      sx={{ alignItems: 'flex-start', '& .MuiCheckbox-root': { paddingBlock: 0.25 } }}
    />
  );
};
