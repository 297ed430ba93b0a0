import { Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useDepository } from '../../components/act/useDepository.ts';
import type { Feature, UndoableToastProps } from '../../components/features.tsx';
import { UndoToast } from '../../components/UndoToast.tsx';
import { refuse } from '../../dataProvider/answers.ts';
import { endpointOf } from '../../dataProvider/endpoints.ts';
import { addTexts } from '../../i18n/addTexts.ts';

addTexts({
  restore: {
    delete: 'Удалено: %{name}',
    approve: 'Подтверждено: %{name}',
    deleteAction: 'Вернуть',
    deleteActionOf: 'Вернуть: %{name}',
    // in the review queue «Вернуть» means sending back to the author
    approveAction: 'Отменить',
    approveActionOf: 'Отменить подтверждение: %{name}',
    deleteUndone: 'Запись возвращена из корзины',
    approveUndone: 'Запись снова ожидает подтверждения',
  },
});

/** The duration of the specification's toasts in ms (part 1, §8). */
const TOAST_MS = 3000;

/**
 * The specification's toast of a deletion or an approval with an undo button, which stays longer than the text. Later a deletion can be
 * undone in the trash; an approval can be undone for two minutes only.
 */
const RestoreToast = ({ act, resource, id, name, text }: UndoableToastProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { change } = useDepository();
  const [isTextOver, setIsTextOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTextOver(true), TOAST_MS);
    return () => clearTimeout(timer);
  }, []);
  const undo = async () => {
    const { restore, undoApproval } = endpointOf(resource);
    const callOf = act === 'delete' ? restore : undoApproval;
    await change(resource, callOf?.(id) ?? refuse());
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

export const restore: Feature = { name: 'restore', offeredAs: 'restore', undoableToast: RestoreToast };
