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
  const { act, isActing } = useAct({
    run: () => takeAway(resource, {}, { returnPromise: true }),
    success: `resources.${resource}.notifications.approved`,
    failure: `resources.${resource}.notifications.approveFailed`,
    mutationKey: ['act', 'approve', resource],
    subject: record?.id,
  });
  if (!record) return null;
  return (
    <RowAction
      label={translate('list.approve')}
      item={String(nameOf(record))}
      icon={<ApproveIcon />}
      color="success"
      isActing={isActing}
      onClick={act}
    />
  );
};
