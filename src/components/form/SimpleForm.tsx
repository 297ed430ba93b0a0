import { Box, type Theme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { Fragment, type ReactNode, useMemo, useRef, useState } from 'react';
import {
  Form,
  type FormProps,
  type RaRecord,
  useFormIsDirty,
  useRecordContext,
  useResourceContext,
  useSaveContext,
} from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { emptyRecord } from '../../dataProvider/endpoints.ts';
import { Slot, Wrapped } from '../features.tsx';
import { useKey } from '../keys/useKey.ts';
import { UploadsContext, useIsUploading } from '../upload/uploads.ts';
import { useFormUploads } from '../upload/useFormUploads.ts';
import { FormHeader } from './FormHeader.tsx';
import { useEditing, useFormStatus, useSaveFailure, useSaveMiddleware } from './formState.ts';
import { LeaveGuard, type LeaveGuardProps } from './LeaveGuard.tsx';
import { useAskMissing } from './missing.tsx';
import { NewerRecord } from './NewerRecord.tsx';
import { SaveFailure } from './SaveFailure.tsx';
import { Toolbar } from './Toolbar.tsx';
import { faultsOf, useFieldFaults } from './useFieldFaults.ts';
import { ResetContext, useResetForm } from './useResetForm.ts';

interface SimpleFormProps extends Pick<FormProps, 'validate' | 'children'> {
  /** What a new record starts with beside its empty languages; made anew after every reset. */
  defaultValues?: () => FieldValues;
  /** What the save button of a new record says: a translation key. */
  submitLabel?: string;
  toolbar?: ReactNode;
  header?: ReactNode;
  /** What the question says that is asked before the form is left: a translation key. */
  leaveText?: string;
  /** Of the frame. */
  sx?: SystemStyleObject<Theme>;
}

const noValues = () => ({});

/** At least as high as the window, so that the bar is at its bottom under a short form too. */
const frameSx = {
  display: 'flex',
  flexDirection: 'column',
  // less the top bar and the space around the screen
  minHeight: { xs: 'calc(100dvh - 93px)', sm: 'calc(100dvh - 109px)' },
  maxWidth: 1260,
  '&:has(.side-by-side)': { maxWidth: 'none' },
  // what gets the focus comes out from behind the bars
  '& :is(input, textarea, [contenteditable], button)': { scrollMarginBlock: '84px' },
};

/**
 * react-admin's form. It stays with the record that it was opened with, saves once at a time, waits for its files, and shows beside
 * its inputs why a save failed. Features join by the slots of `Feature`.
 */
export const SimpleForm = ({
  children,
  submitLabel,
  toolbar = <Toolbar submitLabel={submitLabel} />,
  header = <FormHeader />,
  leaveText,
  sx,
  defaultValues = noValues,
  ...props
}: SimpleFormProps) => {
  const resource = useResourceContext();
  const editing = useEditing();
  const { save } = useSaveContext();
  // a record that is read again must not overwrite what is typed
  const [record] = useState(useRecordContext<RaRecord>());
  const blank = () => ({ ...(record?.id ? {} : emptyRecord(resource)), ...defaultValues() });
  const [initial] = useState(() => {
    editing.open(record);
    return blank();
  });
  const [handleSubmit, ...questions] = useAskMissing(async (values) => {
    if (!editing.begin()) return;
    // errors are shown by useFieldFaults, which knows the fields that are not in the form
    await save?.(values);
  });
  return (
    <Form
      {...props}
      record={record}
      defaultValues={initial}
      onSubmit={handleSubmit}
      disableInvalidFormNotification
    >
      <FormBody blank={blank} toolbar={toolbar} header={header} leaveText={leaveText} sx={sx}>
        {children}
      </FormBody>
      {questions}
    </Form>
  );
};

interface FormBodyProps extends Pick<SimpleFormProps, 'toolbar' | 'header' | 'leaveText' | 'sx'> {
  blank: () => FieldValues;
  children: ReactNode;
}

const FormBody = ({ blank, toolbar, header, leaveText, sx, children }: FormBodyProps) => {
  const editing = useEditing();
  const { getValues } = useFormContext();
  const { uploads, arrive } = useFormUploads();
  const { round, reset, takeBack } = useResetForm(blank, uploads);
  const [isLeaving, setIsLeaving] = useState(false);
  const actions = useMemo(() => ({ reset, takeBack, isLeaving }), [reset, takeBack, isLeaving]);
  const frame = useRef<HTMLDivElement>(null);
  const submit = () => frame.current?.closest('form')?.requestSubmit();
  useKey('save', submit);

  useSaveMiddleware(async (resource, { data, ...params }, next) => {
    try {
      const isWaiting = uploads.isPending();
      await arrive();
      editing.flush();
      editing.saving();
      const meta = { key: editing.saveKey, opened: editing.opened };
      const answer = await next(resource, {
        ...params,
        // once more, with what the files and the user have changed meanwhile
        data: isWaiting ? getValues() : data,
        previousData: editing.opened,
        meta,
      });
      editing.saved();
      return answer;
    } catch (error) {
      editing.failed(error);
      throw error;
    }
  });

  return (
    <UploadsContext value={uploads}>
      <ResetContext value={actions}>
        <Box ref={frame} sx={[frameSx, sx ?? false]}>
          <Wrapped by="formWrapper">
            {header}
            <Box className="form-content" sx={{ paddingBottom: 3 }}>
              <NewerRecord />
              <Slot name="formNotices" />
              <Fragment key={round}>{children}</Fragment>
              <FormFailure onSend={submit} />
            </Box>
            {toolbar}
          </Wrapped>
          <FormGuard text={leaveText} onWaiting={setIsLeaving} />
        </Box>
      </ResetContext>
    </UploadsContext>
  );
};

const FormFailure = ({ onSend }: { onSend: () => void }) => {
  const { opened } = useEditing();
  const failure = useSaveFailure();
  const faults = useMemo(() => faultsOf(failure), [failure]);
  const unplaced = useFieldFaults(faults);
  return (
    <SaveFailure failure={failure} unplaced={unplaced} onSend={onSend} isRepeatable={opened !== undefined} />
  );
};

const FormGuard = (props: Pick<LeaveGuardProps, 'text' | 'onWaiting'>) => {
  const status = useFormStatus();
  const isUploading = useIsUploading();
  const isDirty = useFormIsDirty() || isUploading;
  const isSaving = status === 'waiting' || status === 'saving';
  return <LeaveGuard isDirty={isDirty} isSaving={isSaving} {...props} />;
};
