import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { FloatingNotice } from '../../components/FloatingNotice.tsx';
import { addTexts } from '../../i18n/addTexts.ts';
import { type RestoreOffer, restoreOffers } from './offers.ts';

addTexts({
  restore: {
    deleted: 'Удалено: %{name}',
    action: 'Вернуть',
    done: 'Запись возвращена',
    close: 'Скрыть',
  },
});

/** Long enough to notice a slip; the pointer and the focus hold it. Later there is the trash. */
const OFFERED_MS = 15_000;

/** Stands below the toast of a deletion and offers to take it back. */
export const RestoreBar = ({ offer }: { offer: RestoreOffer }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const depository = useDepository();
  const queryClient = useQueryClient();
  const { resource, id, name } = offer;
  const { act, isActing, error } = useAct({
    run: async () => {
      await depository.restore(resource, { id });
      notify('restore.done', { type: 'success' });
      restoreOffers.withdraw(offer);
      await queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
    },
    mutationKey: ['act', 'restore', resource],
    subject: id,
  });
  return (
    <FloatingNotice
      severity={error ? 'error' : 'info'}
      hidesAfterMs={isActing || error ? undefined : OFFERED_MS}
      hideLabel={translate('restore.close')}
      onHide={() => restoreOffers.withdraw(offer)}
      action={
        <ActButton isActing={isActing} onClick={() => act()}>
          {translate('restore.action')}
        </ActButton>
      }
    >
      {error ? error.message : translate('restore.deleted', { name })}
    </FloatingNotice>
  );
};
