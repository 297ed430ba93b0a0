import { Box, type Theme, useForkRef } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import { Fragment, type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  CreateContext,
  EditContext,
  Form,
  type RaRecord,
  useGetRecordRepresentation,
  useLocation,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useSaveContext,
  useStoreContext,
  useTranslate,
} from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { Conflict } from '../../dataProvider/conflict.ts';
import { emptyRecord } from '../../dataProvider/endpoints.ts';
import { handOver } from '../../dataProvider/handOver.ts';
import { SessionEnded } from '../../dataProvider/http.ts';
import { entriesBefore } from '../../routing/useGoBack.ts';
import { Slot, Wrapped } from '../features.tsx';
import { useKey } from '../keys.ts';
import { passFocusToScreen } from '../passFocus.ts';
import { type SavedRecord, savedRecordKey } from '../savedRecord.ts';
import { UploadsContext, UploadsFailed } from '../upload/uploads.ts';
import { useFormUploads } from '../upload/useFormUploads.ts';
import { ReopenContext } from './Edit.tsx';
import { FormHeader } from './FormHeader.tsx';
import {
  Editing,
  EditingContext,
  SaveHandled,
  useEditing,
  useSaveFailure,
  useSaveMiddleware,
} from './formState.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useAskMissing } from './missing.tsx';
import { NewerRecord } from './NewerRecord.tsx';
import { FormFailure } from './SaveFailure.tsx';
import { Toolbar } from './Toolbar.tsx';
import { ResetContext, useResetForm } from './useResetForm.ts';

interface SimpleFormProps {
  children: ReactNode;
  /** The initial values of a new record besides its empty languages; called again after every reset. */
  defaultValues?: () => FieldValues;
  /** The label of a new record's save button: a translation key. */
  submitLabel?: string;
  toolbar?: ReactNode;
  header?: ReactNode;
  /** The question before the form is left: a translation key. */
  leaveText?: string;
  /** Replaces react-admin's `redirect`. */
  onSaved?: () => void;
  sx?: SystemStyleObject<Theme>;
}

/** At least as high as the window, so that the toolbar is at its bottom under a short form too. */
const frameSx = {
  display: 'flex',
  flexDirection: 'column',
  // the window without the top bar and the padding of the screen
  minHeight: { xs: 'calc(100dvh - 93px)', sm: 'calc(100dvh - 109px)' },
  maxWidth: 1260,
  '&:has(.side-by-side)': { maxWidth: 'none' },
};

/**
 * react-admin's SimpleForm. It keeps the record it was opened with, saves once at a time, waits for its files, and shows why a save failed.
 * Features extend it by the slots of `Feature`.
 */
export const SimpleForm = (props: SimpleFormProps) => {
  const resource = useResourceContext() ?? '';
  // a refetch must not overwrite what is being typed
  const [opened, setOpened] = useState({ record: useRecordContext<RaRecord>(), round: 0 });
  const reopen = (newer?: RaRecord) => {
    if (newer) handOver.complete(resource, newer);
    setOpened({ record: newer, round: opened.round + 1 });
  };
  return <OpenedForm key={opened.round} record={opened.record} onReopen={reopen} {...props} />;
};

interface OpenedFormProps extends SimpleFormProps {
  record?: RaRecord;
  /** Starts again with a newer state of the record, or empty. */
  onReopen: (newer?: RaRecord) => void;
}

const OpenedForm = ({ record, defaultValues = () => ({}), onSaved, ...body }: OpenedFormProps) => {
  const resource = useResourceContext();
  const [editing] = useState(() => new Editing(record));
  const { save } = useSaveContext();
  const effects = useSaveEffects(editing, onSaved);
  const saved = useReopenAtBack(record, body.onReopen);
  const blank = () => ({ ...emptyRecord(resource), ...defaultValues() });
  // a field that a stored record lacks stays away, so that a save does not make it up
  const [initial] = useState(() => (editing.opened ? undefined : blank()));
  const [handleSubmit, question] = useAskMissing(editing, async (values) => {
    if (!editing.begin()) return;
    // errors are shown by useFieldFaults, which knows which fields are mounted; the effects run once mutationOptions have settled
    const onSuccess = (data: RaRecord) => {
      saved.current = data;
      effects.onSuccess(data);
    };
    await save?.(values, { ...effects, onSuccess });
  });
  return (
    <EditingContext value={editing}>
      <Form record={record} defaultValues={initial} onSubmit={handleSubmit} disableInvalidFormNotification>
        <FormBody blank={blank} {...body} />
        {question}
      </Form>
    </EditingContext>
  );
};

/**
 * Opens the form anew at Back right after its save: the list is not rendered yet, so that the form would stay on the screen as it was.
 *
 * @returns a reference for the saved record
 */
const useReopenAtBack = (record: RaRecord | undefined, onReopen: OpenedFormProps['onReopen']) => {
  const reopenRecord = useContext(ReopenContext);
  const saved = useRef<RaRecord>(undefined);
  const [entry] = useState(entriesBefore);
  const handleBack = useEffectEvent(() => {
    if (!saved.current || entriesBefore() !== entry) return;
    if (reopenRecord) reopenRecord();
    else onReopen(record && 'id' in record ? saved.current : undefined);
  });
  useEffect(() => {
    const end = new AbortController();
    window.addEventListener('popstate', () => handleBack(), { signal: end.signal });
    return () => end.abort();
  }, []);
  return saved;
};

/** Errors that are shown elsewhere than in a toast. */
const SILENT = [SessionEnded, SaveHandled, UploadsFailed, Conflict];

/**
 * After a save: the kind's toast, the name of a new record for its list to turn to, and the way to react-admin's `redirect` or where the
 * user was leaving to. After a failure: the kind's text, where the specification has one, and everything typed is kept.
 */
const useSaveEffects = (editing: Editing, onSaved?: () => void) => {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const notify = useNotify();
  const goTo = useRedirect();
  const { setItem } = useStoreContext();
  const nameOf = useGetRecordRepresentation(resource);
  const { redirect = false } = { ...useContext(CreateContext), ...useContext(EditContext) };
  const { comesBackTo } = Object(useLocation().state);
  const toast = (name: string) => `resources.${resource}.notifications.${name}`;
  return {
    onSuccess: (saved: RaRecord) => {
      const done = editing.opened ? 'updated' : 'created';
      if (!editing.opened) {
        const title = String(nameOf(saved));
        const record: SavedRecord = { id: saved.id || undefined, title, year: saved.year };
        setItem(savedRecordKey(resource), record);
      }
      notify(toast(saved.proposed ? 'proposed' : done), { type: 'success' });
      if (editing.continueLeaving) editing.continueLeaving();
      else if (onSaved) onSaved();
      else goTo(comesBackTo ? `/${comesBackTo.replace(/^\/+/, '')}` : redirect, resource, saved.id, saved);
    },
    onError: (error: unknown) => {
      const hasText = translate(toast('failed'), { _: '' }) !== '';
      if (hasText && !SILENT.some((kind) => error instanceof kind))
        notify(toast('failed'), { type: 'error' });
    },
  };
};

interface FormBodyProps extends Omit<OpenedFormProps, 'record' | 'defaultValues' | 'onSaved'> {
  blank: () => FieldValues;
}

const FormBody = ({
  blank,
  onReopen,
  submitLabel,
  toolbar = <Toolbar submitLabel={submitLabel} />,
  header = <FormHeader />,
  leaveText,
  sx,
  children,
}: FormBodyProps) => {
  const editing = useEditing();
  const failure = useSaveFailure();
  const { getValues, trigger } = useFormContext();
  const { uploads, arrive } = useFormUploads();
  const { round, ...actions } = useResetForm(blank, uploads);
  const frame = useRef<HTMLDivElement>(null);
  const submit = () => frame.current?.closest('form')?.requestSubmit();
  useKey('save', submit);

  useSaveMiddleware(async (resource, { data, ...params }, next) => {
    try {
      // while it waits, files and the user may change values
      const isWaiting = uploads.isPending();
      if (!(await arrive(frame.current))) throw new SaveHandled('A file was cancelled');
      if (isWaiting && !(await trigger(undefined, { shouldFocus: true })))
        throw new SaveHandled('A value is invalid');
      editing.enter('checking');
      await editing.check();
      if (!frame.current) throw new SaveHandled('The form is gone');
      editing.enter('saving');
      const answer = await next(resource, {
        ...params,
        data: isWaiting ? getValues() : data,
        previousData: editing.opened,
        meta: editing.saveMeta(),
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
        <Box ref={useForkRef(frame, passFocusToScreen)} sx={[frameSx, sx ?? false]}>
          <Wrapped by="formWrapper">
            {header}
            <Box className="form-content" sx={{ paddingBottom: 3, containerType: 'inline-size' }}>
              <NewerRecord onShow={onReopen} />
              <Slot name="formNotices" />
              <Fragment key={round}>{children}</Fragment>
              <FormFailure failure={failure} onSend={submit} isRepeatable={editing.opened !== undefined} />
            </Box>
            {toolbar}
          </Wrapped>
          <LeaveGuard text={leaveText} />
        </Box>
      </ResetContext>
    </UploadsContext>
  );
};
