import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { handOver } from '../dataProvider/handOver.ts';

/** The address of this row's form; following the link hands over the row's record. */
export const useEditLink = () => {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  return {
    to: createPath({ resource, type: 'edit', id: record?.id }),
    onClick: () => {
      // an edit waits: the row shows the published state, so the form has to read the edit
      if (record && resource && !record.edited) handOver.offer(resource, record);
    },
  };
};
