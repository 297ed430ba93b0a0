import ApproveIcon from '@mui/icons-material/CheckCircleOutlined';
import { hashKey } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useDelete, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { isOutdated, useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { useInformedApproval } from '../../components/act/useInformedApproval.ts';
import { Confirm } from '../../components/Confirm.tsx';
import { useRowName } from '../../components/list/editAndDelete.tsx';
import { RowButton } from '../../components/list/RowButton.tsx';
import { ApprovalObstacles, RowsMoved, versionKey } from '../../components/list/rowActs.tsx';
import { RowFailure } from '../../components/RowFailure.tsx';
import { type Publication, waitingEdit } from '../../dataProvider/records.ts';
import { mayBeDone } from '../../dataProvider/unanswered.ts';
import type { PublishableName } from '../../wire/kinds.ts';

/**
 * Publishes the row's item, which leaves the pending list at once; both lists are refetched (part 1, §4). It asks first if the item
 * replaces a published one, because that cannot be undone.
 */
export const ApproveButton = () => {
  const translate = useTranslate();
  const record = useRecordContext<Publication>();
  const isReplacing = waitingEdit(record) === 'replaces';
  const resource = useResourceContext() ?? '';
  const name = useRowName();
  const [isAsking, setIsAsking] = useState(false);
  const depository = useDepository();
  // updates the lists like react-admin's delete, with another call
  const [takeAway] = useDelete(
    resource,
    { id: record?.id },
    {
      mutationFn: ({ id, meta }) =>
        depository.approve(resource as PublishableName, { id, previousData: record, ...meta }),
    },
  );
  const { act, isActing, error } = useAct({
    run: (meta: { isEarly: boolean }) => takeAway(resource, { meta }, { returnPromise: true }),
    undoable: record && !isReplacing ? { act: 'approve', resource, id: record.id, name } : undefined,
    success: `resources.${resource}.notifications.approved`,
    failure: `resources.${resource}.notifications.approveFailed`,
    mutationKey: ['act', 'approve', resource],
    subject: record?.id,
  });
  const { approve, isUnread } = useInformedApproval(act, error);
  const [attempted, setAttempted] = useState(record);
  const approveOrAsk = () => {
    setAttempted(record);
    if (isReplacing) setIsAsking(true);
    else approve();
  };
  const label = translate('list.approve');
  const obstacles = useContext(ApprovalObstacles);
  const obstacle = record && obstacles?.get(versionKey(record))?.reason;
  const isApprovable = !obstacles || obstacle === '';
  // an item that somebody has changed or deleted is read before the next attempt
  // one that replaces a published item is asked about
  const isAsRead = isReplacing || (error && hashKey([attempted]) === hashKey([record]));
  const mayRetry = isApprovable && isAsRead && !(isOutdated(error) && !mayBeDone(error));
  const hasMoved = useContext(RowsMoved);
  return (
    <>
      <RowButton
        label={label}
        item={name}
        icon={<ApproveIcon />}
        color="success"
        isPending={isActing}
        obstacle={obstacle || undefined}
        isDisabled={!isApprovable || hasMoved || isUnread}
        onClick={approveOrAsk}
      />
      {error && (
        <RowFailure
          text={`${translate('list.approveFailed')} ${error.message}`}
          action={`${label}: ${name}`}
          onRetry={mayRetry ? approveOrAsk : undefined}
        />
      )}
      <Confirm
        isOpen={isAsking}
        title={translate('list.replaceTitle')}
        content={translate('list.replaceText', { name })}
        confirm={label}
        confirmColor="primary"
        onConfirm={approve}
        close={() => setIsAsking(false)}
      />
    </>
  );
};
