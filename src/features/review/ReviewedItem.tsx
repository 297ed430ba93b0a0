import { useCreatePath, useLocation, useNavigate, useTranslate } from 'react-admin';
import { titleOf } from '../../components/titleOf.ts';
import { handOver } from '../../dataProvider/handOver.ts';
import { russianMoment } from '../../dates.ts';
import { ItemAside } from './ItemAside.tsx';
import { ItemFrame } from './ItemFrame.tsx';
import { ItemViews } from './ItemViews.tsx';
import { ReadingColumns } from './ReadingColumns.tsx';
import { Unread } from './Unread.tsx';
import { useReviewItem } from './useReviewItem.ts';

/** One item of the queue, as the site would show it, with what helps to judge it. */
export const ReviewedItem = ({ kind, id }: { kind: string; id: string }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const reading = useReviewItem(kind, id);
  const { read, newer, now = read } = reading;
  if (!read || !now) return <Unread error={reading.error} onRetry={() => void reading.refetch()} />;
  const { item, published } = read;
  const isDone = now.item.status === 'published';
  const kindName = translate(`resources.${kind}.name`);
  const edit = () => {
    handOver.offer(kind, item);
    navigate(createPath({ resource: kind, type: 'edit', id: item.id }), { state: { comesBackTo: pathname } });
  };
  return (
    <ItemFrame
      judged={{ kind: read.kind, itemId: item.id, version: item.version }}
      title={titleOf(item)}
      subtitle={
        isDone
          ? kindName
          : translate('review.subtitle', {
              kind: kindName,
              author: now.author.name,
              since: russianMoment(now.waitingSince),
            })
      }
      approval={now}
      newer={newer && { name: newer.author.name, before: item, after: newer.item }}
      reading={reading}
      done={isDone ? translate('review.notWaiting') : undefined}
      drops={published && translate('review.returnDrops')}
      onEdit={edit}
    >
      <ReadingColumns aside={<ItemAside reviewed={now} record={item} />}>
        <ItemViews item={item} published={isDone ? undefined : published} kind={kind} />
      </ReadingColumns>
    </ItemFrame>
  );
};
