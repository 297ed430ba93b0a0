import '../../i18n/guaranteeFund.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { FormUnavailable } from '../../components/form/FormUnavailable.tsx';
import { useStart } from '../../components/form/useStart.ts';
import { listIdOf } from '../../dataProvider/guaranteeFund.ts';
import { ProposalPlace } from '../../features/review/proposals/ProposalPlace.tsx';
import { useProposal } from '../../features/review/proposals/useProposal.ts';
import type { Currency } from '../../wire/wire.ts';
import { FundDraft } from './FundDraft.tsx';

/** /addGuaranteeFundUZS, USD and EUR: a new list of one currency. */
export const FundDraftScreen = ({ currency }: { currency: Currency }) => (
  <LatestRows key={currency} currency={currency} />
);

const LatestRows = ({ currency }: { currency: Currency }) => {
  const depository = useDepository();
  const { data, error, refetch } = useStart(['guaranteeFund', 'forAdd', currency], () =>
    depository.latestFundRows(currency),
  );
  const { state } = useProposal('guaranteeFund', listIdOf(currency));
  if (!data) return <FormUnavailable error={error} onRetry={() => refetch()} />;
  return (
    <>
      <ProposalPlace kind="guaranteeFund" id={listIdOf(currency)} state={state} />
      <FundDraft currency={currency} latest={data} />
    </>
  );
};
