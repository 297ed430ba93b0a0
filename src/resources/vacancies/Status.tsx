import { StateDot } from '../../components/StateDot.tsx';
import type { Choice } from '../../dataProvider/choices.ts';
import { nameOfChoice } from '../../dataProvider/choices.ts';

/** Colours of the statuses that are known by name (DECISIONS 17); others are grey. */
const COLOURS: Record<string, string> = {
  Открыта: 'success.main',
  Приглашена: 'success.main',
  Новая: 'warning.main',
  Отклонена: 'error.main',
};

interface StatusProps {
  value: unknown;
  statuses: readonly Choice[];
}

/** A status by its name, with a dot in its colour. */
export const Status = ({ value, statuses }: StatusProps) => {
  const name = nameOfChoice(statuses, value);
  return name ? <StateDot colour={COLOURS[name] ?? 'text.secondary'}>{name}</StateDot> : null;
};
