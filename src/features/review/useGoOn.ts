import { useNavigate } from 'react-admin';
import { BASE } from '../../routing/addresses.ts';
import { type Neighbour, QUEUE, useNeighbours, useQueuePlace } from './queue.ts';

const addressOf = ({ row }: Neighbour) => `${BASE}/${QUEUE}/${row.id}`;

/** From item to item of the queue; Back leads to the queue, not through all of them. */
export const useGoOn = (here: string) => {
  const navigate = useNavigate();
  const { setPage } = useQueuePlace();
  const place = useNeighbours(here);

  const open = (neighbour?: Neighbour) => {
    if (!neighbour) return;
    setPage(neighbour.page);
    navigate(addressOf(neighbour), { replace: true });
  };

  /** After this item has left the queue; what stood on the next page stands on this one then. */
  const leave = () => {
    const { next, previous } = place;
    if (!next && previous) setPage(previous.page);
    const target = next ?? previous;
    navigate(target ? addressOf(target) : `${BASE}/${QUEUE}`, { replace: true });
  };

  return { ...place, open, leave };
};
