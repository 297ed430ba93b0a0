import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkBase, useCreatePath, usePermissions, useStoreContext, useTranslate } from 'react-admin';
import { CardGroup } from '../../components/CardGroup.tsx';
import { RowFailure } from '../../components/RowFailure.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { summaryCalls } from '../../dataProvider/summaryCalls.ts';
import { addTexts } from '../../i18n/addTexts.ts';
import { BASE } from '../../routing/addresses.ts';
import { session } from '../../session.ts';
import { isScreen, type ScreenName } from '../../wire/kinds.ts';
import type { Waiting as Waits } from '../../wire/summary.ts';
import { keepPlace, QUEUE, type QueueFilter } from '../review/queue.ts';
import { monthOf, SHOWN_MONTH } from '../schedule/days.ts';
import { WaitingSkeleton } from './WaitingSkeleton.tsx';

addTexts({
  waiting: {
    nothing: 'Сейчас ничего не ждёт.',
    review: 'Ждут подтверждения',
    returned: 'Вернули вам с замечанием',
    scheduled: 'По расписанию за 7 дней',
    stopped: 'Остановлено в расписании',
    newApplications: 'Новые заявки на вакансии',
    closingVacancies: 'Вакансии: истекает срок',
    newAppeals: 'Обращения за 7 дней',
    stale: 'Перевод устарел: %{kind}',
    auditChain: 'Последние записи журнала',
    intact: 'Целы',
    broken: 'Нарушено: %{count}',
  },
});

/** What is shown of the queue, and of the calendar, by the names under which they keep it. */
const queueOf = (filter: QueueFilter = {}) => keepPlace(filter, 1);
const monthWith = ({ day }: Waits) => (day ? { [SHOWN_MONTH]: monthOf(day) } : {});

/** A screen of ours, and what is shown there. */
interface OwnPlace {
  screen: string;
  opens?: (waits: Waits) => Record<string, unknown>;
}

/** Where to go for it; a kind's list is one, too. */
const PLACES: Record<string, { resource: ScreenName } | OwnPlace> = {
  review: { screen: QUEUE, opens: () => queueOf() },
  returned: {
    screen: QUEUE,
    opens: () => queueOf({ returned: true, author: session.user()?.login ?? '' }),
  },
  scheduled: { screen: 'schedule', opens: monthWith },
  stopped: { screen: 'schedule', opens: monthWith },
  newApplications: { resource: 'applications' },
  closingVacancies: { resource: 'vacancies' },
  newAppeals: { resource: 'onlineAppeals' },
  auditChain: { screen: 'audit' },
};

/** Nothing for what a newer server tells of. */
const placeOf = ({ name, kind }: Waits) => (kind && isScreen(kind) ? { resource: kind } : PLACES[name]);

const cardSx = {
  display: 'block',
  height: '100%',
  minHeight: 96,
  padding: 2.25,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
};

/** What waits for this person, each with the way there. */
export const WorkSummary = () => {
  const translate = useTranslate();
  const title = translate('dashboard.waiting');
  const { permissions } = usePermissions<string>();
  const { data, error, refetch } = useReadOf('waiting', summaryCalls.waiting);
  if (error)
    return (
      <CardGroup
        title={title}
        notice={<RowFailure text={error.message} action={title} onRetry={() => void refetch()} />}
      />
    );
  if (!data) return <WaitingSkeleton />;
  const isAuditor = permissions === 'audit';
  const shown = data.filter(
    (each) => placeOf(each) && (each.count > 0 || (each.name === 'auditChain' && isAuditor)),
  );
  return (
    <CardGroup
      title={title}
      notice={
        shown.length > 0 ? undefined : (
          <Typography sx={{ color: 'text.secondary' }}>{translate('waiting.nothing')}</Typography>
        )
      }
    >
      {shown.map((each) => (
        <Card key={`${each.name} ${each.kind}`} {...each} />
      ))}
    </CardGroup>
  );
};

const Card = (waits: Waits) => {
  const { name, count, kind } = waits;
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { setItem } = useStoreContext();
  const place = placeOf(waits);
  if (!place) return null;
  const handleClick = () => {
    if (!('opens' in place) || !place.opens) return;
    for (const [key, value] of Object.entries(place.opens(waits))) setItem(key, value);
  };
  const to =
    'screen' in place ? `${BASE}/${place.screen}` : createPath({ resource: place.resource, type: 'list' });
  const isBroken = name === 'auditChain' && count > 0;
  const value: ReactNode =
    name === 'auditChain' ? translate(isBroken ? 'waiting.broken' : 'waiting.intact', { count }) : count;
  return (
    <Paper component="li" variant="outlined">
      <Paper component={LinkBase} to={to} onClick={handleClick} elevation={0} sx={cardSx}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`waiting.${name}`, { kind: kind && translate(`resources.${kind}.name`) })}
        </Typography>
        <Typography
          component="p"
          className="tabular"
          sx={{ fontSize: 28, fontWeight: 650, lineHeight: 1.35, color: isBroken ? 'error.main' : undefined }}
        >
          {value}
        </Typography>
      </Paper>
    </Paper>
  );
};
