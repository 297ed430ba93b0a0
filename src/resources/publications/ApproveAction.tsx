import ApproveIcon from '@mui/icons-material/CheckCircleOutlined';
import { useMutation } from '@tanstack/react-query';
import {
  useDataProvider,
  useGetRecordRepresentation,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { focusContent } from '../../components/focusContent.ts';
import { RowAction } from '../../components/RowAction.tsx';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import type { PublishableName } from '../../kinds.ts';

/** Publishes this row's item; both lists reload (part 1, §4). */
export const ApproveAction = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const nameOf = useGetRecordRepresentation(resource);
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.approve(resource as PublishableName, { id: record?.id ?? 0 }),
    onSuccess: ({ data }) => {
      if (data?.id === undefined) return;
      notify(`resources.${resource}.notifications.approved`, { type: 'success' });
      focusContent();
      refresh();
    },
    onError: (error) => {
      console.error(error);
      notify(`resources.${resource}.notifications.approveFailed`, { type: 'error' });
    },
  });
  if (!record) return null;
  return (
    <RowAction
      label={translate('list.approve')}
      item={String(nameOf(record))}
      icon={<ApproveIcon />}
      color="success"
      loading={isPending}
      onClick={() => mutate()}
    />
  );
};
