import { Box, Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { type ChangeEvent, type PropsWithChildren, useId, useState } from 'react';
import {
  type BooleanInputProps,
  type DateInputProps,
  FieldTitle,
  DateInput as RaDateInput,
  TextInput as RaTextInput,
  type TextInputProps,
  useInput,
  useWrappedSource,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isMarked } from '../../dataProvider/listing.ts';
import { dayInWords, toIsoDay } from '../../dates.ts';
import { inputHelperId, Slot } from '../features.tsx';
import { useEditing, useIsFormLocked } from './formState.ts';
import { useTextLanguage } from './textLanguage.ts';

/** Keeps an emptied text as '', where react-admin would write null. */
export const verbatim = (value: unknown) => value;

/** The additions of features below an input. @param source - relative to the language */
export const InputHelper = ({ source }: { source: string }) => (
  <Slot name="inputHelper" source={useWrappedSource(source)} />
);

/** react-admin's TextInput, which keeps an emptied text as ''. */
export const TextInput = ({ inputMode, ...props }: TextInputProps) => {
  const id = useId();
  const lang = useTextLanguage();
  const readOnly = useIsFormLocked();
  const describedBy = `${id}-helper-text ${inputHelperId(useWrappedSource(props.source))}`;
  return (
    <div>
      <RaTextInput
        id={id}
        fullWidth
        slotProps={{ htmlInput: { lang, inputMode, readOnly, 'aria-describedby': describedBy } }}
        {...props}
      />
      <InputHelper source={props.source} />
    </div>
  );
};

/**
 * A calendar day without a time zone. Browsers show it in their own language, where 11/08 may mean the 8th of November, so the day is
 * repeated below in words.
 */
export const DateInput = (props: DateInputProps) => {
  const source = useWrappedSource(props.source);
  const day: unknown = useWatch({ name: source });
  const words = typeof day === 'string' && dayInWords(day);
  const { setValue } = useFormContext();
  const readOnly = useIsFormLocked();
  const [isText, setIsText] = useState(false);
  // once the value is no calendar day, the input stays a text input: changing its type would lose the focus
  if (day && !toIsoDay(day) && !isText) setIsText(true);
  // react-admin notices an emptied day only on blur, after which the form may have been saved
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.value === '') setValue(source, '', { shouldDirty: true });
  };
  // leaving the input must not clear a stored value that is no calendar day
  if (isText) return <TextInput source={props.source} label={props.label} />;
  return (
    <RaDateInput
      parse={verbatim}
      helperText={words || false}
      fullWidth
      onChange={handleChange}
      // a disabled field would lose the focus
      slotProps={{ htmlInput: { readOnly } }}
      {...props}
    />
  );
};

/** The specification has a checkbox where react-admin shows a switch. */
export const BooleanInput = ({ source, label }: Pick<BooleanInputProps, 'source' | 'label'>) => {
  const isLocked = useIsFormLocked();
  const isNew = useEditing().opened === undefined;
  const {
    field: { ref, ...field },
    fieldState: { error },
  } = useInput({ source, defaultValue: isNew ? false : undefined });
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            {...field}
            checked={isMarked(field.value)}
            onChange={(_event, isChecked) => isLocked || field.onChange(isChecked)}
            slotProps={{ input: { ref, 'aria-readonly': isLocked } }}
          />
        }
        label={<FieldTitle source={source} label={label} />}
        sx={{ alignItems: 'flex-start', '& .MuiCheckbox-root': { paddingBlock: 0.25 } }}
      />
      {error && <FormHelperText error>{error.message}</FormHelperText>}
    </div>
  );
};

export const FieldColumn = ({ children }: PropsWithChildren) => (
  <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 640 }}>{children}</Box>
);
