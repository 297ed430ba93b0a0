import { Box, Dialog, DialogActions } from '@mui/material';
import { useId } from 'react';
import { EditBase, useListContext, useTranslate } from 'react-admin';
import { FormDialogHeader } from '../../components/FormDialog.tsx';
import { mayLeave } from '../../components/form/leaving.ts';
import { SimpleForm } from '../../components/form/SimpleForm.tsx';
import { SaveButton } from '../../components/form/Toolbar.tsx';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';
import { RowInputs } from './rowInputs.tsx';

interface FundRowEditProps {
  /** The row as the form begins with it: what is saved afterwards is a conflict. */
  row: FundRow;
  onClose: () => void;
}

/** Lists cache their rows for react-admin's `useGetOne`: the form reads under a key of its own. */
const FORM = { form: true };

/** «Форма изменения» of a row of the newest list; it is saved at once. */
export const FundRowEdit = ({ row, onClose }: FundRowEditProps) => {
  const translate = useTranslate();
  const id = useId();
  const { refetch } = useListContext();

  const handleClose = async () => {
    if (await mayLeave()) onClose();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && void handleClose()}
    >
      <EditBase
        id={row.id}
        mutationMode="pessimistic"
        disableAuthentication
        redirect={false}
        queryOptions={{
          initialData: row,
          staleTime: Number.POSITIVE_INFINITY,
          gcTime: 0,
          meta: FORM,
        }}
        mutationOptions={{ meta: FORM, onSettled: () => refetch() }}
      >
        <SimpleForm
          leaveText="form.closeText"
          onSaved={onClose}
          sx={{ minHeight: { xs: 0, sm: 0 }, '& > .form-content': { paddingInline: 3, paddingTop: 1 } }}
          header={
            <FormDialogHeader id={id} title={translate('guaranteeFund.editTitle')} onBack={handleClose} />
          }
          toolbar={
            <DialogActions sx={{ padding: 3, paddingTop: 0 }}>
              <SaveButton label="guaranteeFund.saveRow" />
            </DialogActions>
          }
        >
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <RowInputs currency={row.currency} />
          </Box>
        </SimpleForm>
      </EditBase>
    </Dialog>
  );
};
