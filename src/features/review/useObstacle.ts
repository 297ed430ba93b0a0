import { useTranslate } from 'react-admin';
import type { Approval, Person } from '../../dataProvider/reviewCalls.ts';

/** Why whoever reads an item may not approve it, with the names of those who may; nothing where they may. */
export const useObstacle = ({
  mayApprove,
  reason,
  approvers,
}: Approval & { approvers: readonly Person[] }): string | undefined => {
  const translate = useTranslate();
  if (mayApprove) return undefined;
  const why = reason ?? translate('review.mayNot');
  const names = approvers.map(({ name, login }) => name || login);
  if (names.length === 0 || names.every((name) => why.includes(name))) return why;
  return `${why} ${translate('review.approvers', { names: names.join(', ') })}`;
};
