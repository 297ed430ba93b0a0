import { EditBase, ResourceContextProvider } from 'react-admin';
import { Slot } from '../../components/features.tsx';
import { FormUnavailable } from '../../components/form/FormUnavailable.tsx';
import { SimpleForm } from '../../components/form/SimpleForm.tsx';
import { useProposal } from '../../components/useProposal.ts';
import { FUND_LISTS, type FundList, listIdOf } from '../../dataProvider/guaranteeFund.ts';
import type { Currency } from '../../wire/wire.ts';
import { FundListHeader, FundListRows } from './FundListRows.tsx';

interface FundListEditProps {
  currency: Currency;
}

/** /addGuaranteeFundUZS, USD and EUR: a new list, which begins with the newest rows (part 2, §4). */
export const FundListEdit = (props: FundListEditProps) => (
  <ResourceContextProvider value={FUND_LISTS}>
    <FundListForm {...props} />
  </ResourceContextProvider>
);

const query = {
  meta: { form: true },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  onError: () => undefined,
};

const toFund = () => 'guaranteeFund';

const FundListForm = ({ currency }: FundListEditProps) => {
  const { state } = useProposal('guaranteeFund', listIdOf(currency));
  return (
    <EditBase<FundList, Error>
      id={currency}
      mutationMode="pessimistic"
      disableAuthentication
      queryOptions={query}
      redirect={toFund}
      error={false}
      render={({ record, error, refetch }) =>
        record ? (
          <>
            <Slot name="proposalNotice" kind="guaranteeFund" id={listIdOf(currency)} state={state} />
            <SimpleForm
              // the row that is being typed in a dialog is stored with the draft
              defaultValues={() => ({ typing: null })}
              header={<FundListHeader currency={currency} />}
              toolbar={null}
              leaveText="guaranteeFund.leave"
              sx={{ maxWidth: 'none', minHeight: { xs: 0, sm: 0 } }}
            >
              <FundListRows currency={currency} />
            </SimpleForm>
          </>
        ) : (
          <FormUnavailable error={error} onRetry={() => refetch()} />
        )
      }
    />
  );
};
