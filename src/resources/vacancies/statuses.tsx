import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Choices } from '../../components/Dropdown.tsx';
import { StateDot } from '../../components/StateDot.tsx';
import { type Choice, choicesFor, nameOfChoice } from '../../dataProvider/choices.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';

type StatusCall = 'vacancyStatuses' | 'applicationStatuses';

const FRESH_MS = 5 * 60_000;
const NONE: readonly Choice[] = [];

/** The statuses that the depository gives to choose from. */
const useStatuses = (call: StatusCall) => {
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const {
    data: statuses = NONE,
    error,
    refetch,
  } = useQuery({
    queryKey: [call],
    queryFn: () => dataProvider[call](),
    staleTime: FRESH_MS,
  });
  return { statuses, error, refetch };
};

/** The statuses to choose from, the stored one among them. */
export const useStatusChoices = (call: StatusCall) => {
  const { statuses, error, refetch } = useStatuses(call);
  return (stored: unknown): Choices => ({
    options: choicesFor(statuses, stored).map(({ id, name }) => ({ value: id, label: name })),
    error,
    onRetry: refetch,
  });
};

/** Of an application that nobody has answered (DECISIONS 17). */
export const NEW = 'Новая';

/** Colours of the statuses that are known by name (DECISIONS 17); others are grey. */
const COLOURS: Record<string, string> = {
  Открыта: 'success.main',
  Приглашена: 'success.main',
  [NEW]: 'warning.main',
  Отклонена: 'error.main',
};

interface StatusProps {
  call: StatusCall;
  value: unknown;
}

/** A status by its name, with a dot in its colour. */
export const Status = ({ call, value }: StatusProps) => {
  const name = nameOfChoice(useStatuses(call).statuses, value);
  return name ? <StateDot colour={COLOURS[name] ?? 'text.secondary'}>{name}</StateDot> : null;
};
