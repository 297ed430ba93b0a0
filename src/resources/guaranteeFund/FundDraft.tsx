import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { ListContextProvider, useBasename, useEvent, useNavigate, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { useExit } from '../../components/form/exit.ts';
import { LeaveWarning } from '../../components/form/LeaveWarning.tsx';
import { SaveFailure } from '../../components/form/SaveFailure.tsx';
import { ListPages } from '../../components/ListPages.tsx';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useLocalList } from '../../components/useLocalList.ts';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';
import type { Currency } from '../../dataProvider/wire.ts';
import type { Drafted } from '../../drafts/useKeptDraft.ts';
import { session } from '../../session.ts';
import { DraftTable } from './DraftTable.tsx';
import { FundAmountForm } from './FundAmountForm.tsx';
import { FundRowForm } from './FundRowForm.tsx';
import { type DraftRow, draftOf, isUnsaved, newFundRow, ROWS_PER_PAGE } from './fundRow.ts';
import { useFundDraft } from './useFundDraft.ts';

const DraftArea = lazyScreen<'DraftArea', { drafted: Drafted }>(
  () => import('../../drafts/drafts.lazy.tsx'),
  'DraftArea',
);

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
  const { list, show } = useLocalList(rows, ROWS_PER_PAGE);
  const [editing, setEditing] = useState<DraftRow>();
  const [isAdding, setIsAdding] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const exit = useExit();
  const drafted = useFundDraft({ currency, latest, rows, setRows, exit });
  const unsaved = rows.filter(isUnsaved).length;

  const leave = () => navigate(`${basename}/allGuaranteeFund`);
  const depository = useDepository();
  const { act, isActing, error } = useAct({
    run: async () => {
      await depository.addFundRows(rows.map(({ row }) => row));
      exit.current.draft?.drop();
    },
    success: 'resources.guaranteeFund.notifications.added',
    failure: 'resources.guaranteeFund.notifications.addFailed',
    onDone: () => {
      setIsSaved(true);
      exit.current.isFree = true;
      if (exit.current.goOn) exit.current.goOn();
      else leave();
    },
  });

  // what is on its way is the whole list: a row changed now would be lost, and it goes out once
  const isLocked = isActing || isSaved;
  const startAdding = () => !isLocked && setIsAdding(true);
  const startEditing = useEvent((draft: DraftRow) => !isLocked && setEditing(draft));

  const handleAdd = (row: FundRow) => {
    const added: DraftRow = { id: rows.length, row, change: 'new' };
    const longer = [...rows, added];
    setRows(longer);
    show(added, longer);
    setIsAdding(false);
  };
  const handleEdit = (row: FundRow) => {
    setRows((before) =>
      before.map((draft) =>
        draft.id === editing?.id ? { ...draft, row, change: draft.change ?? 'edited' } : draft,
      ),
    );
    setEditing(undefined);
  };

  return (
    <>
      <PageHeader
        title={translate('guaranteeFund.draftTitle', { currency })}
        subtitle={unsaved > 0 ? translate('guaranteeFund.unsaved', { smart_count: unsaved }) : undefined}
      >
        <Button variant="outlined" startIcon={<ArrowBackIcon />} onClick={leave}>
          {translate('form.back')}
        </Button>
        <ActButton variant="contained" isActing={isLocked} onClick={() => act()}>
          {translate('guaranteeFund.save', { currency })}
        </ActButton>
      </PageHeader>
      {session.user()?.login && (
        <Suspense fallback={null}>
          <DraftArea drafted={drafted} />
        </Suspense>
      )}
      <SaveFailure failure={error} onSend={act} />
      <ListContextProvider value={list}>
        <DraftTable currency={currency} onEdit={startEditing} />
        <ListPages />
      </ListContextProvider>
      <Button onClick={startAdding} aria-disabled={isLocked || undefined} sx={{ marginTop: 2 }}>
        {translate('guaranteeFund.addRow')}
      </Button>
      {isAdding && (
        <FundRowForm
          title={translate('guaranteeFund.addRowTitle')}
          submitLabel={translate('guaranteeFund.addRowSubmit')}
          row={newFundRow(currency)}
          onSave={handleAdd}
          onClose={() => setIsAdding(false)}
        />
      )}
      {editing && (
        <FundAmountForm row={editing.row} onSave={handleEdit} onClose={() => setEditing(undefined)} />
      )}
      <LeaveWarning isDirty={unsaved > 0} isSaving={isActing} exit={exit} text="guaranteeFund.leave" />
    </>
  );
};
