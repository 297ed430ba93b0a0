import {
  type GetListResult,
  type Identifier,
  SelectInput,
  type SelectInputProps,
  useDataProvider,
  useGetList,
  useTranslate,
} from 'react-admin';
import type { Choices } from '../../components/Dropdown.tsx';
import { RowFailure } from '../../components/RowFailure.tsx';
import { StateDot } from '../../components/StateDot.tsx';
import { useReadOf } from '../../components/useRead.ts';
import type { Call } from '../../dataProvider/calls.ts';
import { type Choice, choicesFor, nameOfChoice } from '../../dataProvider/choices.ts';
import { applicationCalls } from '../../dataProvider/kindCalls.ts';
import { NUMBER_ALONE } from '../../dataProvider/listing.ts';
import { session } from '../../session.ts';

type StatusCall = Call<Choice[]>;

const FRESH_MS = 5 * 60_000;

const useStatuses = (call: StatusCall) => useReadOf('statuses', call, { staleTime: FRESH_MS });

/** The statuses to choose from, including the stored one. */
export const useStatusChoices = (call: StatusCall) => {
  const { data: statuses = [], error, refetch } = useStatuses(call);
  return (stored: unknown): Choices => ({
    options: choicesFor(statuses, stored),
    error,
    onRetry: refetch,
  });
};

interface StatusSelectProps extends SelectInputProps {
  call: StatusCall;
  /** A status as the records hold it: an id or a name. */
  stored: unknown;
}

/** Filters by a status. */
export const StatusSelect = ({ call, stored, ...props }: StatusSelectProps) => {
  const translate = useTranslate();
  const { options = [], error, onRetry } = useStatusChoices(call)(stored);
  const label = translate('applications.status');
  return (
    <div>
      <SelectInput
        label={label}
        emptyText="applications.all.anyStatus"
        choices={[...options]}
        translateChoice={false}
        {...props}
      />
      {error && <RowFailure text={translate('dropdown.failed')} action={label} onRetry={() => onRetry?.()} />}
    </div>
  );
};

/** The status of an unanswered application (DECISIONS 17). */
export const NEW = 'Новая';

/** The status set by the bulk action (DECISIONS 17). */
const INACTIVE = 'Неактивна';

/** The number of a vacancy's applications that are not inactive, where it could be read. Another depository counts inactive ones too. */
export const useActiveCount = (vacancyId: Identifier) => {
  const { data: statuses = [] } = useStatuses(applicationCalls.statuses);
  const dataProvider = useDataProvider();
  const params = {
    ...NUMBER_ALONE,
    filter: { vacancyId: String(vacancyId), ...(session.hasFeature('applications') && { active: '1' }) },
  };
  const { total, meta } = useGetList('applications', params);
  const countOf = ({ total, meta }: Pick<GetListResult, 'total' | 'meta'>): number | undefined => {
    const counts: [status: string, count: number][] = Object.entries(meta?.groups ?? {});
    const inactive = counts.filter(([status]) => nameOfChoice(statuses, status) === INACTIVE);
    return total === undefined ? undefined : inactive.reduce((sum, [, count]) => sum - count, total);
  };
  return {
    count: countOf({ total, meta }),
    readCount: async () =>
      countOf(await dataProvider.getList('applications', { ...params, meta: { fresh: true } })),
  };
};

/** Colours of the statuses with known names (DECISIONS 17); others are grey. */
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

export const Status = ({ call, value }: StatusProps) => {
  const { data: statuses = [] } = useStatuses(call);
  const name = nameOfChoice(statuses, value);
  return name ? <StateDot colour={COLOURS[name] ?? 'text.secondary'}>{name}</StateDot> : null;
};
