import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type PropsWithChildren, useMemo } from 'react';
import { useDataProvider, useListContext, useResourceContext } from 'react-admin';
import { ApprovalObstacles } from '../../components/list/rowActs.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import { reviewCalls } from '../../dataProvider/reviewCalls.ts';

/** Around the pending items of a list: says of those that the viewer has written why somebody else has to approve them. */
export const ReviewedList = ({ children }: PropsWithChildren) => {
  const resource = useResourceContext() ?? '';
  const { ask } = useDataProvider<DepositoryDataProvider>();
  const { data: rows = [] } = useListContext();
  const pending = rows
    .filter(({ status }) => status === 'pending')
    .map(({ id, version }) => ({ id, version }));
  const { data } = useQuery({
    queryKey: [resource, 'obstacles', pending],
    queryFn: () =>
      ask(
        reviewCalls.obstacles(
          resource,
          pending.map(({ id }) => id),
        ),
      ),
    enabled: pending.length > 0,
    placeholderData: keepPreviousData,
  });
  const obstacles = useMemo(() => new Map(data?.map(({ id, reason }) => [String(id), reason])), [data]);
  return <ApprovalObstacles value={obstacles}>{children}</ApprovalObstacles>;
};
