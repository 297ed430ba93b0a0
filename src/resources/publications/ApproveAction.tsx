import ApproveIcon from '@mui/icons-material/CheckCircleOutlined';
import {
  useDelete,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { RowAction } from '../../components/RowAction.tsx';
import { RowFailure } from '../../components/RowFailure.tsx';
import type { PublishableName } from '../../kinds.ts';

/** Publishes this row's item, which leaves the list of pending ones at once; both lists reload (part 1, §4). */
export const ApproveAction = () => {
  const translate = useTranslate();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const nameOf = useGetRecordRepresentation(resource);
  const depository = useDepository();
  // what react-admin's deletion does to the lists, with another call
  const [takeAway] = useDelete(
    resource,
    { id: record?.id },
    { mutationFn: ({ id }) => depository.approve(resource as PublishableName, { id, previousData: record }) },
  );
  const { act, isActing, error } = useAct({
    run: () => takeAway(resource, {}, { returnPromise: true }),
    success: `resources.${resource}.notifications.approved`,
    failure: `resources.${resource}.notifications.approveFailed`,
    mutationKey: ['act', 'approve', resource],
    subject: record?.id,
  });
  if (!record) return null;
  const name = String(nameOf(record));
  const label = translate('list.approve');
  return (
    <>
      <RowAction
        label={label}
        item={name}
        icon={<ApproveIcon />}
        color="success"
        isActing={isActing}
        onClick={act}
      />
      {error && (
        <RowFailure
          text={`${translate('list.approveFailed')} ${error.message}`}
          action={`${label}: ${name}`}
          onRetry={act}
        />
      )}
    </>
  );
};
