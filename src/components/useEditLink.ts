import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { handOver } from '../dataProvider/handOver.ts';

/** What a link to the form of this row's item needs: its address, and that the row's own record goes along. */
export const useEditLink = () => {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  return {
    to: createPath({ resource, type: 'edit', id: record?.id }),
    onClick: () => {
      // of what has an edit that waits, the row shows what is published: the form reads the edit
      if (record && resource && !record.edited) handOver.offer(resource, record);
    },
  };
};
