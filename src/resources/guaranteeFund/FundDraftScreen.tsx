import { useQuery } from '@tanstack/react-query';
import { useDepository } from '../../components/act/useDepository.ts';
import { FormUnavailable } from '../../components/form/FormUnavailable.tsx';
import type { Currency } from '../../dataProvider/wire.ts';
import { FundDraft } from './FundDraft.tsx';

/** /addGuaranteeFundUZS, USD and EUR: a new list of one currency. */
export const FundDraftScreen = ({ currency }: { currency: Currency }) => (
  <LatestRows key={currency} currency={currency} />
);

const logged = (error: unknown) => {
  console.error(error);
  throw error;
};

/** Starts with the newest rows, asked for once: a later answer would overwrite the work. */
const LatestRows = ({ currency }: { currency: Currency }) => {
  const depository = useDepository();
  const { data, error, refetch } = useQuery({
    queryKey: ['guaranteeFund', 'forAdd', currency],
    queryFn: () => depository.latestFundRows(currency).catch(logged),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!data) return <FormUnavailable error={error} onRetry={() => refetch()} />;
  return <FundDraft currency={currency} latest={data} />;
};
