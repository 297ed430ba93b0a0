import DeleteForeverIcon from '@mui/icons-material/DeleteForeverOutlined';
import RestoreIcon from '@mui/icons-material/UndoOutlined';
import { useContext } from 'react';
import { ResourceContextProvider, useDelete, useTranslate } from 'react-admin';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { Slot } from '../../components/features.tsx';
import { ConfirmRowButton } from '../../components/list/ConfirmRowButton.tsx';
import { DataTable } from '../../components/list/DataTable.tsx';
import { List } from '../../components/list/List.tsx';
import { RowButton } from '../../components/list/RowButton.tsx';
import { RowsMoved } from '../../components/list/rowActs.tsx';
import { RowFailure } from '../../components/RowFailure.tsx';
import { type Deleted, trashCalls } from '../../dataProvider/auditCalls.ts';
import { durationInWords, russianMoment } from '../../dates.ts';

const DAY_SECONDS = 24 * 60 * 60;

export const TrashList = () => {
  const translate = useTranslate();
  const daysLeft = (end: string) => {
    const days = Math.ceil((Date.parse(end) - Date.now()) / 1000 / DAY_SECONDS);
    return days > 1 ? durationInWords(days * DAY_SECONDS) : translate('trash.lastDay');
  };
  return (
    <List perPage={10}>
      <DataTable emptyText="trash.empty">
        <DataTable.Col
          source="title"
          cell="title"
          render={({ title, recordId }) => title || translate('trash.number', { id: recordId })}
        />
        <DataTable.Col
          source="kind"
          cell="code"
          render={({ kind }) => translate(`resources.${kind}.name`, { _: kind })}
        />
        <DataTable.Col source="deletedByName" cell="code" />
        <DataTable.Col source="deletedAt" render={({ deletedAt }) => russianMoment(deletedAt)} />
        <DataTable.Col source="endsAt" render={({ endsAt }) => daysLeft(endsAt)} />
        <DataTable.Col
          label="list.actions"
          cell="actions"
          render={(deleted) => <TrashActions deleted={deleted as Deleted} />}
        />
      </DataTable>
    </List>
  );
};

const RestoreButton = ({ deleted: { id, kind }, name }: { deleted: Deleted; name: string }) => {
  const translate = useTranslate();
  const { change } = useDepository();
  const { act, isActing, isDone, error } = useAct({
    run: () => change(kind, trashCalls.restore(id)),
    success: 'resources.trash.notifications.restored',
    refresh: true,
    mutationKey: ['act', 'trash', 'restore'],
    subject: id,
  });
  const label = translate('trash.restore');
  const hasMoved = useContext(RowsMoved);
  return (
    <>
      <RowButton
        label={label}
        item={name}
        icon={<RestoreIcon />}
        isPending={isActing}
        isDisabled={hasMoved || isDone}
        onClick={() => act()}
      />
      {error && <RowFailure text={error.message} action={`${label}: ${name}`} onRetry={() => act()} />}
    </>
  );
};

const PurgeButton = ({ deleted, name }: { deleted: Deleted; name: string }) => {
  const translate = useTranslate();
  const [purge] = useDelete('trash', { id: deleted.id, previousData: deleted });
  return (
    <ConfirmRowButton
      label={translate('trash.purge')}
      item={name}
      icon={<DeleteForeverIcon />}
      color="error"
      title={translate('trash.confirmTitle')}
      content={translate('trash.confirmText', { name })}
      confirm={translate('trash.purge')}
      run={() => purge(undefined, undefined, { returnPromise: true })}
      success="resources.trash.notifications.deleted"
      refresh
      mutationKey={['act', 'trash', 'purge']}
      subject={deleted.id}
    />
  );
};

/** Restores a deleted record or purges it. A failure is shown beside the row. */
const TrashActions = ({ deleted }: { deleted: Deleted }) => {
  const translate = useTranslate();
  const { title, kind, recordId } = deleted;
  const number = translate('trash.number', { id: recordId });
  const name = title || `${translate(`resources.${kind}.name`, { _: kind })}, ${number}`;
  return (
    <div>
      <ResourceContextProvider value={kind}>
        <Slot name="trashTools" deleted={deleted} title={name} />
      </ResourceContextProvider>
      <RestoreButton deleted={deleted} name={name} />
      <PurgeButton deleted={deleted} name={name} />
    </div>
  );
};
