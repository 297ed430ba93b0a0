import { useNotify } from 'ra-core';
import { DeleteAction } from './DeleteAction.tsx';

/** Deletes this row's item; a cancelled deletion says so, as the lists of part 2 do (DECISIONS 10). */
export const DeleteWithCancelToast = () => {
  const notify = useNotify();
  return <DeleteAction onCancel={() => notify('remove.cancelled', { type: 'info' })} />;
};
