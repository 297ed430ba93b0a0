import './texts.ts';
import HistoryIcon from '@mui/icons-material/History';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Feature, TrashToolProps } from '../../components/features.tsx';
import { RowButton } from '../../components/list/RowButton.tsx';
import { FUND_LISTS, type FundList, listIdOf } from '../../dataProvider/fundRows.ts';
import { hasRevisions } from '../../dataProvider/revisionCalls.ts';
import { RevisionsDialog } from './RevisionBrowser.tsx';
import { RevisionsPanel } from './RevisionsPanel.tsx';

/** The saved states of a record in the trash. */
const DeletedRevisionsButton = ({ deleted, title }: TrashToolProps) => {
  const { kind, recordId, deletedAt } = deleted;
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const shown = { title, resource: kind, id: recordId, newest: deletedAt };
  const label = translate('revisions.label');
  return (
    <>
      <RowButton label={label} item={title} icon={<HistoryIcon />} onClick={() => setIsOpen(true)} />
      {isOpen && <RevisionsDialog {...shown} onClose={() => setIsOpen(false)} />}
    </>
  );
};

/** The former lists of a currency, compared as tables. */
const ListRevisionsButton = () => {
  const translate = useTranslate();
  const currency = useRecordContext<FundList>()?.id;
  const [isOpen, setIsOpen] = useState(false);
  if (!currency) return null;
  const title = translate('revisions.ofList', { currency });
  const shown = { title, resource: 'guaranteeFund', id: listIdOf(currency) };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        startIcon={<HistoryIcon />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {translate('guaranteeFund.history')}
      </Button>
      {isOpen && <RevisionsDialog {...shown} onClose={() => setIsOpen(false)} />}
    </>
  );
};

export const revisions: Feature = {
  name: 'revisions',
  offeredAs: 'revisions',
  appliesTo: hasRevisions,
  trashTools: DeletedRevisionsButton,
  formTools: [
    {
      name: 'revisions',
      label: 'revisions.label',
      title: 'revisions.title',
      icon: <HistoryIcon />,
      panel: RevisionsPanel,
    },
  ],
};

export const listRevisions: Feature = {
  name: 'listRevisions',
  offeredAs: 'revisions',
  appliesTo: (resource) => resource === FUND_LISTS,
  listTools: ListRevisionsButton,
};
