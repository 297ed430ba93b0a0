import EraseIcon from '@mui/icons-material/DeleteForeverOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Box, Button, Checkbox, Typography } from '@mui/material';
import { useState } from 'react';
import {
  ListContextProvider,
  ResourceContextProvider,
  TextInput,
  useList,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { saveFile } from '../../components/files.ts';
import { DataTable } from '../../components/list/DataTable.tsx';
import { Pagination } from '../../components/list/Pagination.tsx';
import { Notice } from '../../components/Notice.tsx';
import { usePeopleCounts } from '../../components/usePeopleCounts.ts';
import {
  type FoundPerson,
  isSaid,
  type KeptRows,
  type PersonEntry,
  personalCalls,
} from '../../dataProvider/personalCalls.ts';
import { russianDay, russianMoment } from '../../dates.ts';

interface FoundPanelProps {
  identifiers: readonly string[];
  found: FoundPerson;
  /** The texts of staff about other people, also of former searches. */
  kept: readonly PersonEntry[];
  onKeep: (kept: readonly PersonEntry[]) => void;
  onSearchAlso: (identifier: string) => void;
  onErased: (sentences: readonly string[]) => void;
}

type FoundActionsProps = Pick<FoundPanelProps, 'identifiers' | 'found' | 'onErased'> & { keep: KeptRows };

/** Whether it is a text that was shown before, and has the same words. */
const isSameText = (one: PersonEntry, other: PersonEntry) => one.id === other.id && one.note === other.note;

/** The stored data about a person, and other identifiers of the person. */
export const FoundPanel = ({ identifiers, found, kept, onKeep, onSearchAlso, onErased }: FoundPanelProps) => {
  const translate = useTranslate();
  const formatCounts = usePeopleCounts();
  const { entries, numbers, others, accounts, isCertain } = found;
  const isKept = (entry: PersonEntry) => kept.some((each) => isSameText(each, entry));
  const toggle = (entry: PersonEntry) =>
    onKeep(isKept(entry) ? kept.filter((each) => !isSameText(each, entry)) : [...kept, entry]);
  const keptIn = (name: string) =>
    entries.filter((entry) => entry.place === name && isKept(entry)).map(({ rowId }) => rowId);
  const keep = { comments: keptIn('comments'), notes: keptIn('notes') };
  const isAsked = isCertain && entries.some(isSaid);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {entries.length > 0
          ? translate('personal.found', { what: formatCounts(numbers) })
          : translate('dropdown.nothing')}
      </Typography>
      {accounts.map((name) => (
        <Alert key={name} severity="info" variant="outlined">
          {translate('personal.account', { name })}
        </Alert>
      ))}
      {entries.length > 0 && !isCertain && (
        <Alert severity="info" variant="outlined">
          {translate('personal.onlyName')}
        </Alert>
      )}
      {others.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography>{translate('personal.others')}</Typography>
          {others.map((identifier) => (
            <Button
              key={identifier}
              size="small"
              variant="outlined"
              onClick={() => onSearchAlso(identifier)}
              aria-label={translate('personal.searchBy', { identifier })}
              sx={{ overflowWrap: 'anywhere', textTransform: 'none' }}
            >
              {identifier}
            </Button>
          ))}
        </Box>
      )}
      {entries.length > 0 && isCertain && <FoundActions {...{ identifiers, found, keep, onErased }} />}
      {isAsked && (
        <Alert severity="warning" variant="outlined">
          {translate('personal.said')}
        </Alert>
      )}
      {entries.length > 0 && (
        <FoundEntries entries={entries} isKept={isKept} {...(isAsked && { onToggle: toggle })} />
      )}
    </Box>
  );
};

interface FoundEntriesProps {
  entries: PersonEntry[];
  isKept: (entry: PersonEntry) => boolean;
  /** Keeps a text of staff, or erases it with the rest. */
  onToggle?: (entry: PersonEntry) => void;
}

const FoundEntries = ({ entries, isKept, onToggle }: FoundEntriesProps) => {
  const translate = useTranslate();
  const list = useList<PersonEntry>({ data: entries, perPage: 10, resource: 'personal' });
  return (
    <ResourceContextProvider value="personal">
      <ListContextProvider value={list}>
        <DataTable aria-label={translate('personal.title')}>
          <DataTable.Col source="title" cell="title" disableSort />
          <DataTable.Col
            source="at"
            render={({ at }) => (at.includes('T') ? russianMoment(at) : russianDay(at))}
          />
          <DataTable.Col source="fullName" cell="text" disableSort />
          <DataTable.Col source="email" cell="text" disableSort />
          <DataTable.Col source="number" cell="digits" disableSort />
          <DataTable.Col source="note" cell="text" disableSort />
          {onToggle && (
            <DataTable.Col label="personal.isErased">
              <EraseMark isKept={isKept} onToggle={onToggle} />
            </DataTable.Col>
          )}
        </DataTable>
        <Pagination />
      </ListContextProvider>
    </ResourceContextProvider>
  );
};

const EraseMark = ({ isKept, onToggle }: Required<Omit<FoundEntriesProps, 'entries'>>) => {
  const translate = useTranslate();
  const entry = useRecordContext<PersonEntry>();
  if (!entry || !isSaid(entry)) return null;
  return (
    <Checkbox
      checked={!isKept(entry)}
      onChange={() => onToggle(entry)}
      slotProps={{ input: { 'aria-label': `${translate('personal.isErased')}: ${entry.title}` } }}
    />
  );
};

const isAnyKept = ({ comments, notes }: KeptRows) => comments.length + notes.length > 0;

const FoundActions = (props: FoundActionsProps) => {
  const translate = useTranslate();
  const { ask } = useDepository();
  const [isErasing, setIsErasing] = useState(false);
  const { act, isActing, error } = useAct({
    run: async () =>
      saveFile(
        await ask(personalCalls.export(props.identifiers, props.keep)),
        translate('personal.fileName'),
      ),
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <ActButton variant="outlined" startIcon={<DownloadIcon />} isActing={isActing} onClick={() => act()}>
          {translate('personal.export')}
        </ActButton>
        <Button variant="outlined" color="error" startIcon={<EraseIcon />} onClick={() => setIsErasing(true)}>
          {translate(isAnyKept(props.keep) ? 'personal.eraseMarked' : 'personal.erase')}
        </Button>
      </Box>
      {error && <Notice title={translate('personal.exportFailed')} text={error.message} />}
      {isErasing && <EraseForm {...props} onClose={() => setIsErasing(false)} />}
    </>
  );
};

const EMPTY = { reason: '', word: '' };

const isReason = (reason: string) => (reason.trim().length < 3 ? 'personal.noReason' : undefined);

/** Asks for a reason, and for a word that nobody types by accident. */
const EraseForm = ({
  identifiers,
  found: { numbers, digest },
  keep,
  onErased,
  onClose,
}: FoundActionsProps & { onClose: () => void }) => {
  const translate = useTranslate();
  const { change } = useDepository();
  const formatCounts = usePeopleCounts();
  const marked = {
    ...numbers,
    comments: numbers.comments - keep.comments.length,
    notes: numbers.notes - keep.notes.length,
  };
  const isConfirmed = (word: string) =>
    word.trim().toLowerCase() === translate('personal.word') ? undefined : 'personal.notConfirmed';
  return (
    <FormDialog
      title={translate('personal.eraseTitle')}
      submitLabel={translate('personal.confirm')}
      record={EMPTY}
      onSubmit={async ({ reason }) =>
        onErased(await change('personal', personalCalls.erase(identifiers, reason, digest, keep)))
      }
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {translate('personal.eraseWho', { who: identifiers.join(', ') })}
      </Typography>
      <Typography>{translate('personal.eraseWhat', { what: formatCounts(marked) })}</Typography>
      <TextInput
        autoFocus
        multiline
        minRows={2}
        source="reason"
        label="personal.reason"
        helperText="personal.reasonHint"
        validate={isReason}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <TextInput
        source="word"
        label="personal.confirmation"
        validate={isConfirmed}
        autoComplete="off"
        slotProps={{ htmlInput: { autoCapitalize: 'none' } }}
      />
    </FormDialog>
  );
};
