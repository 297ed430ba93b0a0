import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useInput, useTranslate } from 'ra-core';
import { useFormWork } from './formWork.ts';

interface CheckboxInputProps {
  source: string;
  label: string;
}

export const CheckboxInput = ({ source, label }: CheckboxInputProps) => {
  const translate = useTranslate();
  const { isLocked } = useFormWork();
  const {
    field: { ref, ...field },
    fieldState: { error },
  } = useInput({ source, defaultValue: false });
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            {...field}
            checked={Boolean(field.value)}
            onChange={(_event, checked) => isLocked || field.onChange(checked)}
            slotProps={{ input: { ref, 'aria-readonly': isLocked } }}
          />
        }
        label={translate(label)}
        sx={{ alignItems: 'flex-start', '& .MuiCheckbox-root': { paddingBlock: 0.25 } }}
      />
      {error && <FormHelperText error>{error.message}</FormHelperText>}
    </div>
  );
};
