import { useTranslate } from 'react-admin';
import { ReadingDialog } from '../../components/ReadingDialog.tsx';
import { listIdOf } from '../../dataProvider/guaranteeFund.ts';
import { useListAsShown } from '../../diff/useListAsShown.ts';
import type { Currency } from '../../wire/wire.ts';
import { RevisionBrowser } from './RevisionBrowser.tsx';

interface ListRevisionsProps {
  currency: Currency;
  onClose: () => void;
}

/** The lists that a currency of the fund has had: each to be read, and any two to be compared as tables. */
export const ListRevisions = ({ currency, onClose }: ListRevisionsProps) => {
  const translate = useTranslate();
  const asShown = useListAsShown();
  return (
    <ReadingDialog
      title={translate('revisions.ofList', { currency })}
      onClose={onClose}
      sx={{ display: 'grid', gap: 2, alignContent: 'start' }}
    >
      <RevisionBrowser resource="guaranteeFund" id={listIdOf(currency)} asShown={asShown} />
    </ReadingDialog>
  );
};
