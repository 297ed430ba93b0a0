import { useSyncExternalStore } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { FloatingNotice } from '../../components/FloatingNotice.tsx';
import type { Feature, UndoableAct } from '../../components/features.tsx';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import { addTexts } from '../../i18n/addTexts.ts';
import { session } from '../../session.ts';

let newest: UndoableAct | undefined;
const listeners = new Set<() => void>();

const set = (offer?: UndoableAct) => {
  newest = offer;
  for (const listener of listeners) listener();
};

session.onClear(() => set());

/** The newest act that may be undone, where the depository can. It outlives the screen on which it happened. */
const restoreOffers = {
  newest: () => newest,
  make: (offer: UndoableAct): void => set(offer),
  withdraw: (offer: UndoableAct): void => {
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
    delete: 'Удалено: %{name}',
    approve: 'Подтверждено: %{name}',
    deleteAction: 'Вернуть',
    deleteActionOf: 'Вернуть: %{name}',
    // «Вернуть» is what the review queue calls sending back to the author
    approveAction: 'Отменить',
    approveActionOf: 'Отменить подтверждение: %{name}',
    deleteUndone: 'Запись возвращена',
    approveUndone: 'Запись снова ожидает подтверждения',
    close: 'Скрыть',
  },
});

/** Hovering and focus prolong it. Later there is the trash; an approval is undone by the server for two minutes. */
const OFFERED_MS = 15_000;

/** Offers to undo the last deletion or approval. */
const RestoreBar = () => {
  const offer = useSyncExternalStore(restoreOffers.subscribe, restoreOffers.newest);
  return offer && <Offer key={`${offer.act} ${offer.resource} ${offer.id}`} offer={offer} />;
};

const Offer = ({ offer }: { offer: UndoableAct }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { restore, undoApproval } = useDataProvider<DepositoryDataProvider>();
  const { act: kindOfAct, resource, id, name } = offer;
  const { act, isActing, error } = useAct({
    run: async () => {
      await (kindOfAct === 'delete' ? restore : undoApproval)(resource, { id });
      notify(`restore.${kindOfAct}Undone`, { type: 'success' });
      restoreOffers.withdraw(offer);
      refresh();
    },
    mutationKey: ['act', 'restore', kindOfAct, resource],
    subject: id,
  });
  return (
    <FloatingNotice
      severity={error ? 'error' : 'info'}
      hidesAfterMs={isActing || error ? undefined : OFFERED_MS}
      hideLabel={translate('restore.close')}
      onHide={() => restoreOffers.withdraw(offer)}
      action={
        <ActButton
          isActing={isActing}
          onClick={() => act()}
          aria-label={translate(`restore.${kindOfAct}ActionOf`, { name })}
        >
          {translate(`restore.${kindOfAct}Action`)}
        </ActButton>
      }
    >
      {error ? error.message : translate(`restore.${kindOfAct}`, { name })}
    </FloatingNotice>
  );
};

/** Offers to undo a deletion or an approval. */
export const restore: Feature = {
  name: 'restore',
  offeredAs: 'restore',
  overlays: RestoreBar,
  onUndoable: restoreOffers.make,
};
