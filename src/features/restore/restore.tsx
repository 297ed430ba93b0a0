import { Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { Feature, UndoableToastProps } from '../../components/features.tsx';
import { UndoToast } from '../../components/UndoToast.tsx';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import { addTexts } from '../../i18n/addTexts.ts';

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
  },
});

/** How long the specification's toasts are shown (part 1, §8). */
const TOAST_MS = 3000;

/**
 * The specification's toast of a deletion or an approval with the offer to undo it, which stays longer than the toast's text. Later
 * there is the trash; an approval is undone for two minutes.
 */
const RestoreToast = ({ act, resource, id, name, text }: UndoableToastProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { restore, undoApproval } = useDataProvider<DepositoryDataProvider>();
  const [isTextOver, setIsTextOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTextOver(true), TOAST_MS);
    return () => clearTimeout(timer);
  }, []);
  const undo = async () => {
    await (act === 'delete' ? restore : undoApproval)(resource, { id });
    notify(`restore.${act}Undone`, { type: 'success' });
    refresh();
  };
  return (
    <UndoToast
      label={translate(`restore.${act}Action`)}
      description={translate(`restore.${act}ActionOf`, { name })}
      undo={undo}
    >
      {text && !isTextOver && <div>{translate(text)}</div>}
      <Typography variant="inherit" noWrap>
        {translate(`restore.${act}`, { name })}
      </Typography>
    </UndoToast>
  );
};

/** Offers to undo a deletion or an approval. */
export const restore: Feature = { name: 'restore', offeredAs: 'restore', undoableToast: RestoreToast };
