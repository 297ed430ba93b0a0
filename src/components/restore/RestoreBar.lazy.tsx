import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { addTexts } from '../../i18n/addTexts.ts';
import { ActButton } from '../act/ActButton.tsx';
import { useAct } from '../act/useAct.ts';
import { useDepository } from '../act/useDepository.ts';
import { roomForText } from '../Notice.tsx';
import { passFocusToScreen } from '../passFocus.ts';
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
      restoreOffers.withdraw();
      await queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
    },
    mutationKey: ['act', 'restore', resource],
    subject: id,
  });
  return (
    <Snackbar
      open
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      autoHideDuration={isActing || error ? null : OFFERED_MS}
      onClose={(_event, reason) => reason !== 'clickaway' && restoreOffers.withdraw()}
      sx={{ top: { xs: '72px !important', sm: '86px !important' } }}
    >
      <Alert
        ref={passFocusToScreen}
        severity={error ? 'error' : 'info'}
        variant="outlined"
        role={error ? 'alert' : 'status'}
        icon={false}
        sx={{
          ...roomForText,
          alignItems: 'center',
          boxShadow: 3,
          maxWidth: 560,
          '& .MuiAlert-action': { alignItems: 'center', padding: 0, flex: 'none' },
        }}
        action={
          <>
            <ActButton isActing={isActing} onClick={() => act()}>
              {translate('restore.action')}
            </ActButton>
            <IconButton onClick={restoreOffers.withdraw} aria-label={translate('restore.close')}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        }
      >
        {error ? error.message : translate('restore.deleted', { name })}
      </Alert>
    </Snackbar>
  );
};
