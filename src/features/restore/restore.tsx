import { useSyncExternalStore } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { FloatingNotice } from '../../components/FloatingNotice.tsx';
import type { DeletedRecord, Feature } from '../../components/features.tsx';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import { addTexts } from '../../i18n/addTexts.ts';
import { session } from '../../session.ts';

let newest: DeletedRecord | undefined;
const listeners = new Set<() => void>();

const set = (offer?: DeletedRecord) => {
  newest = offer;
  for (const listener of listeners) listener();
};

session.onClear(() => set());

/** The newest deletion that may be taken back, where the depository can. It outlives the list in which it happened. */
const restoreOffers = {
  newest: () => newest,
  make: (offer: DeletedRecord): void => set(offer),
  withdraw: (offer: DeletedRecord): void => {
    if (offer === newest) set();
  },

  /** @returns what stops listening */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

addTexts({
  restore: {
    deleted: 'Удалено: %{name}',
    action: 'Вернуть',
    done: 'Запись возвращена',
    close: 'Скрыть',
  },
});

/** Hovering and focus prolong it. Later there is the trash. */
const OFFERED_MS = 15_000;

/** Offers to undo the last deletion. */
const RestoreBar = () => {
  const offer = useSyncExternalStore(restoreOffers.subscribe, restoreOffers.newest);
  return offer && <Offer key={`${offer.resource} ${offer.id}`} offer={offer} />;
};

const Offer = ({ offer }: { offer: DeletedRecord }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { restore } = useDataProvider<DepositoryDataProvider>();
  const { resource, id, name } = offer;
  const { act, isActing, error } = useAct({
    run: async () => {
      await restore(resource, { id });
      notify('restore.done', { type: 'success' });
      restoreOffers.withdraw(offer);
      refresh();
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

/** Offers to take a deletion back. */
export const restore: Feature = {
  name: 'restore',
  offeredAs: 'restore',
  overlays: RestoreBar,
  onDeleted: restoreOffers.make,
};
