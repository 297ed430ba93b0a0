import type { Option } from '../../components/Dropdown.tsx';
import { type Choice, choicesFor } from '../../dataProvider/choices.ts';

/** The statuses to choose from, the current one among them. */
export const statusOptions = (statuses: readonly Choice[], current: unknown): Option[] =>
  choicesFor(statuses, current).map(({ id, name }) => ({ value: id, label: name }));
