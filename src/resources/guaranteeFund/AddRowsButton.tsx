import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { LinkBase, useBasename, useTranslate } from 'react-admin';
import type { Currency } from '../../wire/wire.ts';

/** «Добавить - UZS»: to the screen that makes a new list of the currency. */
export const AddRowsButton = ({ currency }: { currency: Currency }) => {
  const translate = useTranslate();
  const basename = useBasename();
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={LinkBase}
      to={`${basename}/addGuaranteeFund${currency}`}
    >
      {translate('guaranteeFund.add', { currency })}
    </Button>
  );
};
