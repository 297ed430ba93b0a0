import { useCreatePath, useNavigate } from 'ra-core';
import type { RefObject } from 'react';
import { handOver } from '../../dataProvider/handOver.ts';
import { useEmptiedForm } from './emptiedForm.ts';
import { type Exit, useMayLeave } from './exit.ts';

/** What opens the item again whose form «Сбросить» has emptied; undefined when none was. */
export const useReopen = (exit: RefObject<Exit>) => {
  const { emptied, giveBack } = useEmptiedForm();
  const mayLeave = useMayLeave();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  if (!emptied) return undefined;

  return async () => {
    if (!(await mayLeave())) return;
    const { resource, record } = emptied;
    exit.current.isFree = true;
    exit.current.isAnswered = true;
    giveBack(emptied);
    handOver.offer(resource, record);
    navigate(createPath({ resource, type: 'edit', id: record.id }), { replace: true });
  };
};
