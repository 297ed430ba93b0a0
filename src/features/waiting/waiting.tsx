import { List, Paper, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase, useCreatePath, usePermissions, useStoreContext, useTranslate } from 'react-admin';
import { type Feature, useFeatures, type WorkLink } from '../../components/features.tsx';
import { RowFailure } from '../../components/RowFailure.tsx';
import { Section } from '../../components/Section.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { summaryCalls, type Waiting as Waits } from '../../dataProvider/summaryCalls.ts';
import { addTexts } from '../../i18n/addTexts.ts';
import { BASE } from '../../routing/returnTo.ts';
import { isScreen, type ScreenName } from '../../wire/kinds.ts';

addTexts({
  waiting: {
    nothing: 'Сейчас ничего не ждёт.',
    review: 'Ждут вашего подтверждения',
    corrected: 'Исправлено после замечания',
    returned: 'Вернули вам с замечанием',
    scheduled: 'Выйдут в ближайшие 7 дней',
    stopped: 'Остановлено в расписании',
    newApplications: 'Новые заявки на вакансии',
    closingVacancies: 'Вакансии: истекает срок',
    newAppeals: 'Обращения за 7 дней',
    stale: 'Перевод устарел: %{kind}',
    auditChain: 'Журнал действий',
    intact: 'Изменений задним числом нет',
    broken: 'Изменено задним числом: %{count}',
  },
});

const KINDS: Readonly<Record<string, ScreenName>> = {
  newApplications: 'applications',
  closingVacancies: 'vacancies',
  newAppeals: 'onlineAppeals',
};

/** The link for a kind of work: a feature's screen or the list of a kind; undefined for work that only a newer server knows. */
const usePlaceOf = () => {
  const createPath = useCreatePath();
  const links = Object.assign({}, ...useFeatures().map(({ workLinks }) => workLinks)) as Record<
    string,
    WorkLink
  >;
  return ({ name, kind }: Waits): WorkLink | undefined => {
    const link = links[name];
    if (link) return { ...link, to: `${BASE}/${link.to}` };
    const resource = kind && isScreen(kind) ? kind : KINDS[name];
    return resource && { to: createPath({ resource, type: 'list' }) };
  };
};

const cardSx = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: '100%',
  minHeight: 96,
  padding: 2,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
};

const listSx = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(auto-fill, minmax(210px, 1fr))' },
};

const placeholder = (
  <Paper component="li" variant="outlined" sx={{ padding: 2, minHeight: 96 }}>
    <Skeleton />
    <Skeleton width={72} height={38} />
  </Paper>
);

/** The work that waits for this user, with links. */
const WorkSummary = () => {
  const translate = useTranslate();
  const { permissions } = usePermissions<string>();
  const placeOf = usePlaceOf();
  const { data, error, refetch } = useReadOf('waiting', summaryCalls.waiting);
  const title = translate('dashboard.waiting');
  const isAuditor = permissions === 'audit';
  const cards = (data ?? []).flatMap((waits) => {
    const isShown = waits.count > 0 || (waits.name === 'auditChain' && isAuditor);
    const place = placeOf(waits);
    return isShown && place ? [<Card key={`${waits.name} ${waits.kind}`} waits={waits} place={place} />] : [];
  });
  const nothing = data && cards.length === 0 && (
    <Typography sx={{ color: 'text.secondary' }}>{translate('waiting.nothing')}</Typography>
  );
  return (
    <Section title={title}>
      {error ? (
        <RowFailure text={error.message} action={title} onRetry={refetch} />
      ) : (
        nothing || (
          <List disablePadding sx={listSx}>
            {data ? cards : placeholder}
          </List>
        )
      )}
    </Section>
  );
};

const Card = ({ waits, place: { to, store } }: { waits: Waits; place: WorkLink }) => {
  const { name, count, kind, day } = waits;
  const translate = useTranslate();
  const { setItem } = useStoreContext();
  const handleClick = () => {
    for (const [key, value] of Object.entries(store?.(day) ?? {})) setItem(key, value);
  };
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
          sx={{
            fontSize: typeof value === 'number' ? 28 : 17,
            fontWeight: 650,
            lineHeight: 1.35,
            color: isBroken ? 'error.main' : undefined,
          }}
        >
          {value}
        </Typography>
      </Paper>
    </Paper>
  );
};

export const waiting: Feature = { name: 'waiting', offeredAs: 'desk', dashboard: WorkSummary };
