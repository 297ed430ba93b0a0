import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import {
  ListContextProvider,
  ResourceContextProvider,
  useBasename,
  useEvent,
  useNavigate,
  useTranslate,
} from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { endingDraft, useExit } from '../../components/form/exit.ts';
import { LeaveWarning } from '../../components/form/LeaveWarning.tsx';
import { SaveFailure } from '../../components/form/SaveFailure.tsx';
import { useAsking } from '../../components/form/useAsking.ts';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { Pagination } from '../../components/list/Pagination.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useLocalList } from '../../components/useLocalList.ts';
import { Conflict } from '../../dataProvider/conflict.ts';
import { rowsPerPage } from '../../dataProvider/endpoints.ts';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';
import { DraftPlace } from '../../features/drafts/DraftPlace.tsx';
import type { Currency } from '../../wire/wire.ts';
import { DraftTable } from './DraftTable.tsx';
import { type DraftRow, draftOf, type HalfTyped, isUnsaved } from './fundRow.ts';
import type { ListConflict as ListConflictView } from './ListConflict.tsx';
import { RowForms } from './RowForms.tsx';
import { useFundDraft } from './useFundDraft.ts';

const ListConflict = lazyScreen<'ListConflict', Parameters<typeof ListConflictView>[0]>(
  () => import('./conflicts.lazy.tsx'),
  'ListConflict',
);

interface ListSave {
  rows: readonly DraftRow[];
  /** The rows that the list was begun with. */
  from: FundRow[];
}

interface FundDraftProps {
  currency: Currency;
  /** The rows to start with. */
  latest: FundRow[];
}

/** The rows of a new list. They change here alone until «Сохранить - {currency}» sends all of them (part 2, §4). */
export const FundDraft = ({ currency, latest }: FundDraftProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const basename = useBasename();
  const [rows, setRows] = useState<readonly DraftRow[]>(() => draftOf(latest));
  const { list, show } = useLocalList(rows, rowsPerPage('guaranteeFund'));
  /** The rows as they stood when this list was begun, or when somebody else saved them meanwhile. */
  const [from, setFrom] = useState(latest);
  const [editing, setEditing] = useState<DraftRow>();
  const [isAdding, setIsAdding] = useState(false);
  /** What a draft had kept of a row's form. */
  const [typed, setTyped] = useState<HalfTyped>();
  const [isSaved, setIsSaved] = useState(false);
  const exit = useExit();
  const unsaved = rows.filter(isUnsaved).length;

  const leave = () => navigate(`${basename}/allGuaranteeFund`);
  const depository = useDepository();
  const { act, isActing, error } = useAct({
    run: async ({ rows, from }: ListSave) => {
      const sent = rows.map(({ row }) => row);
      return await endingDraft(exit, () => depository.addFundRows(sent, from));
    },
    success: ({ proposed }) => `resources.guaranteeFund.notifications.${proposed ? 'proposed' : 'added'}`,
    failure: 'resources.guaranteeFund.notifications.addFailed',
    onDone: () => {
      setIsSaved(true);
      exit.current.isFree = true;
      if (exit.current.goOn) exit.current.goOn();
      else leave();
    },
  });

  const { isAsking, onPutOff } = useAsking(error instanceof Conflict, ListConflict.preload);

  // what is on its way is the whole list: a row changed now would be lost, and it goes out once
  const isLocked = isActing || isSaved;
  const openForm = (kept: HalfTyped, changed?: DraftRow) => {
    setTyped(kept);
    noteTyping(changed ? { ...kept, of: { id: changed.row.id, place: changed.id } } : kept);
    if (changed) setEditing(changed);
    else setIsAdding(true);
  };
  const draft = { currency, latest: from, rows, setRows, openForm, exit, isLocked };
  const { drafted, noteTyping } = useFundDraft(draft);
  const startAdding = () => !isLocked && setIsAdding(true);
  const startEditing = useEvent((draft: DraftRow) => !isLocked && setEditing(draft));

  const closeForm = () => {
    setIsAdding(false);
    setEditing(undefined);
    setTyped(undefined);
    noteTyping();
  };
  const handleAdd = (row: FundRow) => {
    const added: DraftRow = { id: rows.length, row, change: 'new' };
    const longer = [...rows, added];
    setRows(longer);
    show(added, longer);
    closeForm();
  };
  const handleEdit = (row: FundRow) => {
    setRows((before) =>
      before.map((draft) =>
        draft.id === editing?.id ? { ...draft, row, change: draft.change ?? 'edited' } : draft,
      ),
    );
    closeForm();
  };
  const goOnFrom = (joined: DraftRow[], stored: FundRow[]) => {
    setRows(joined);
    setFrom(stored);
  };
  const save = () => act({ rows, from });

  return (
    <>
      <PageHeader
        title={translate('guaranteeFund.draftTitle', { currency })}
        subtitle={unsaved > 0 ? translate('guaranteeFund.unsaved', { smart_count: unsaved }) : undefined}
      >
        <Button variant="outlined" startIcon={<ArrowBackIcon />} onClick={leave}>
          {translate('form.back')}
        </Button>
        <ActButton variant="contained" isActing={isLocked} onClick={save}>
          {translate('guaranteeFund.save', { currency })}
        </ActButton>
      </PageHeader>
      <DraftPlace drafted={drafted} />
      {error instanceof Conflict ? (
        <Suspense fallback={null}>
          <ListConflict
            conflict={error}
            opened={from}
            rows={rows}
            onPutOff={onPutOff}
            onApply={goOnFrom}
            onSave={(joined, stored) => {
              goOnFrom(joined, stored);
              act({ rows: joined, from: stored });
            }}
          />
        </Suspense>
      ) : (
        <SaveFailure failure={error} onSend={save} />
      )}
      <ResourceContextProvider value="guaranteeFund">
        <ListContextProvider value={list}>
          <DraftTable currency={currency} onEdit={startEditing} />
          <Pagination />
        </ListContextProvider>
      </ResourceContextProvider>
      <Button onClick={startAdding} aria-disabled={isLocked || undefined} sx={{ marginTop: 2 }}>
        {translate('guaranteeFund.addRow')}
      </Button>
      <RowForms
        currency={currency}
        isAdding={isAdding}
        editing={editing}
        typed={typed}
        isKept={() => exit.current.draft?.isKept() ?? false}
        onTyping={noteTyping}
        onAdd={handleAdd}
        onEdit={handleEdit}
        onClose={closeForm}
      />
      <LeaveWarning
        isDirty={unsaved > 0}
        isSaving={isActing || isAsking}
        exit={exit}
        text="guaranteeFund.leave"
      />
    </>
  );
};
