import EditIcon from '@mui/icons-material/EditOutlined';
import { Typography } from '@mui/material';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { FormDialog } from '../../components/FormDialog.tsx';
import { ChoiceInput } from '../../components/form/ChoiceInput.tsx';
import { TextInput } from '../../components/form/inputs.tsx';
import { RowButton } from '../../components/list/RowButton.tsx';
import { unsentResult, useUnsent } from '../../components/useUnsent.ts';
import { type Application, nameOfApplicant } from '../../dataProvider/applications.ts';
import { Conflict, goBy } from '../../dataProvider/conflict.ts';
import { isSameValue } from '../../dataProvider/fieldPaths.ts';
import { DepositoryError, isConflict, SessionEnded } from '../../dataProvider/http.ts';
import { applicationCalls } from '../../dataProvider/kindCalls.ts';
import { useStatusChoices } from './statuses.tsx';

const EditResult = createContext<{ requested?: Application; request: (application: Application) => void }>({
  request: () => {},
});

/**
 * Renders the form of a result above the rows, because a refetch may move or remove its row while somebody types. If the row is being
 * changed, as by a mail, or refetched, the form opens afterwards: the former state could not be saved.
 */
export const ResultForms = ({ children }: { children: ReactNode }) => {
  const { data = [], isFetching } = useListContext<Application>();
  const [requested, request] = useState<Application>();
  const [edited, setEdited] = useState<Application>();
  const acts = useIsMutating({
    predicate: ({ options }) => requested !== undefined && options.mutationKey?.at(-1) === requested.id,
  });
  if (requested && acts === 0 && !isFetching) {
    setEdited(data.find(({ id }) => id === requested.id) ?? requested);
    request(undefined);
  }
  return (
    <EditResult value={{ requested, request }}>
      {children}
      {edited && <ResultForm application={edited} onClose={() => setEdited(undefined)} />}
    </EditResult>
  );
};

/** Opens the result of an application with its stored values, or with what was typed before the session ended. */
export const EditResultButton = ({ application }: { application: Application }) => {
  const translate = useTranslate();
  const { requested, request } = useContext(EditResult);
  return (
    <RowButton
      label={translate('applications.editResult')}
      item={nameOfApplicant(application)}
      icon={<EditIcon />}
      isPending={requested?.id === application.id}
      onClick={() => request(application)}
    />
  );
};

interface ResultFormProps {
  application: Application;
  onClose: () => void;
}

const CONFLICT = 409;
const FIELDS = ['result', 'status'] as const;

/** What is typed, which is kept when the session ends, and the state that the form was opened with. */
interface Unsent {
  first: Application;
  typed: FieldValues;
}

const valuesOf = ({ result, status }: Application): FieldValues => ({
  result: result ?? '',
  status: status ?? null,
});

const typedIn = (values: FieldValues, opened: FieldValues) =>
  FIELDS.filter((field) => values[field] !== opened[field]);

/** «Форма добавления результата»: closes after a save, or by the arrow, which asks about unsaved input (part 2, §2). */
const ResultForm = ({ application, onClose }: ResultFormProps) => {
  const { id, vacancyId } = application;
  const { text, type } = useUnsent(unsentResult(id, vacancyId));
  const [unsent] = useState<Unsent | undefined>(() => (text ? JSON.parse(text) : undefined));
  const [first] = useState(unsent?.first ?? application);
  // replaced after a conflict, so that the next save puts what was typed over the newer state
  const [stored, setStored] = useState(first);
  const [untouched, setUntouched] = useState<FieldValues>();
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const statusesFor = useStatusChoices(applicationCalls.statuses);
  const opened = valuesOf(stored);
  /** Fields of the saves that were tried, also before the session ended: taken back, they may have to replace what is stored. */
  const tried = useRef(new Set(FIELDS.filter((field) => field in (unsent?.typed ?? {}))));

  const keepUnsent = (values: FieldValues) => {
    const changed = typedIn(values, opened);
    const fields = FIELDS.filter((field) => changed.includes(field) || tried.current.has(field));
    const typed = Object.fromEntries(fields.map((field) => [field, values[field]]));
    type(fields.length > 0 ? JSON.stringify({ first, typed } satisfies Unsent) : '');
  };
  const close = () => {
    type('');
    onClose();
  };

  /** Saves the fields that the user has changed. A newer state is asked about only where it differs in these. */
  const save = async (values: FieldValues, base: Application): Promise<void> => {
    for (const field of typedIn(values, opened)) tried.current.add(field);
    const typed = [...tried.current];
    const data = { ...base, ...Object.fromEntries(typed.map((field) => [field, values[field]])) };
    try {
      await dataProvider.update('applications', { id, data, previousData: base, meta: { opened: base } });
    } catch (error) {
      const newer = await newerThan(base, error);
      if (!newer) throw error;
      const isExpected = (field: (typeof FIELDS)[number]) =>
        [base[field], values[field]].some((value) => isSameValue(value, newer[field]));
      if (typed.every(isExpected)) {
        goBy(newer);
        return save(values, newer);
      }
      setStored(newer);
      const others = FIELDS.filter((field) => !tried.current.has(field));
      setUntouched(Object.fromEntries(others.map((field) => [field, valuesOf(newer)[field]])));
      const status = statusesFor(newer.status).options?.find(({ id }) => id === newer.status);
      const said = {
        result: newer.result || translate('applications.noResult'),
        status: status?.name ?? translate('applications.noStatus'),
      };
      throw new DepositoryError(translate('applications.changedMeanwhile', said), CONFLICT);
    }
  };

  /** What somebody else has saved meanwhile. Our own depository does not tell it with a refusal. */
  const newerThan = async (base: Application, error: unknown) => {
    if (error instanceof Conflict && error.stored) return error.stored as Application;
    if (!isConflict(error)) return undefined;
    // the row may have left the list, whose filter it no longer meets
    const reading = dataProvider.getList<Application>('applications', {
      filter: { vacancyId: String(vacancyId) },
      meta: { showing: id },
    });
    const list = await reading.catch(() => undefined);
    const found = list?.data.find((each) => each.id === id);
    return found?.version === base.version ? undefined : found;
  };

  const handleSubmit = async (values: FieldValues) => {
    const toast = (name: string) => `resources.applications.notifications.${name}`;
    try {
      await save(values, stored);
      notify(toast('resultSaved'), { type: 'success' });
      close();
    } catch (error) {
      if (!(error instanceof SessionEnded)) notify(toast('resultFailed'), { type: 'error' });
      throw error;
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['applications', 'getList'] });
    }
  };

  return (
    <FormDialog
      title={translate('applications.resultTitle')}
      subtitle={nameOfApplicant(application)}
      submitLabel={translate('applications.submitResult')}
      record={{ ...valuesOf(first), ...unsent?.typed }}
      newer={untouched}
      isTyped={unsent !== undefined}
      isKept={() => true}
      onType={keepUnsent}
      onSubmit={handleSubmit}
      onClose={close}
    >
      <TextInput source="result" label="applications.result" autoFocus multiline minRows={2} />
      <ChoiceInput
        source="status"
        label="applications.status"
        placeholder="vacancies.chooseStatus"
        choicesFor={() => statusesFor(stored.status || first.status)}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('applications.noMail')}
      </Typography>
    </FormDialog>
  );
};
