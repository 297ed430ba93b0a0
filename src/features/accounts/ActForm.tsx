import { Alert, Box } from '@mui/material';
import { type PropsWithChildren, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { faultsOf, useFieldFaults } from '../../components/form/useFieldFaults.ts';
import { passFocusToScreen } from '../../components/passFocus.ts';
import { errorMessage } from '../../dataProvider/http.ts';

export type Typed = Record<string, string | undefined>;

interface ActFormProps extends PropsWithChildren {
  submitLabel: string;
  /** Shown above the emptied form after a success. */
  success?: string;
  onSubmit: (values: Typed) => Promise<void>;
}

/** A small form for one act, which shows why the act was refused. */
export const ActForm = ({ submitLabel, success, onSubmit, children }: ActFormProps) => {
  const translate = useTranslate();
  const [count, setCount] = useState(0);
  const { act, isActing, isDone, error, forgetError } = useAct({
    run: onSubmit,
    onDone: () => setCount(count + 1),
  });
  return (
    <Form key={count} noValidate disableInvalidFormNotification onSubmit={act}>
      <Box
        ref={passFocusToScreen}
        // a running act still has to tell its result
        onChange={() => isActing || forgetError()}
        sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}
      >
        {children}
        <ActFailure error={error} />
        {isDone && success && <Alert severity="success">{translate(success)}</Alert>}
        <ActButton type="submit" variant="contained" isActing={isActing}>
          {translate(submitLabel)}
        </ActButton>
      </Box>
    </Form>
  );
};

/** Tells why the act was refused where no field shows it. */
const ActFailure = ({ error }: { error: Error | null }) => {
  const faults = faultsOf(error);
  const unplaced = useFieldFaults(faults);
  if (!error || (faults.length > 0 && unplaced.length === 0)) return null;
  return <Alert severity="error">{errorMessage(error)}</Alert>;
};
