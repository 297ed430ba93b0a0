import './texts.ts';
import RefreshIcon from '@mui/icons-material/Refresh';
import { Alert, AlertTitle, Box, FormControlLabel, Paper, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { FunctionField, SimpleShowLayout, useGetOne, useTranslate, useUpdate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { Confirm } from '../../components/Confirm.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { REVIEW_RULES, type RuleState, type ReviewRules as Rules } from '../../dataProvider/reviewCalls.ts';
import type { SystemState } from '../../dataProvider/systemCalls.ts';
import { russianMoment } from '../../dates.ts';
import { session } from '../../session.ts';
import { useSystemFacts } from './useSystemFacts.ts';

const factsSx = { padding: 0, overflowWrap: 'anywhere' };

/** How the server is: what to look at first, then the facts. */
export const SystemScreen = () => {
  const translate = useTranslate();
  const { data, error, refetch, isFetching } = useGetOne<SystemState>('system', { id: 'state' });
  return (
    <>
      <PageHeader title={translate('system.title')}>
        <ActButton
          variant="outlined"
          startIcon={<RefreshIcon />}
          isActing={isFetching}
          onClick={() => void refetch()}
        >
          {translate('system.refresh')}
        </ActButton>
      </PageHeader>
      {error && <Notice title={translate('list.failed')} text={error.message} onRetry={refetch} />}
      {!data && !error && <SkeletonRows rowCount={6} columnCount={2} />}
      {data && !error && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
          <SystemWarnings warnings={data.warnings} />
          <SystemFacts state={data} />
          {session.hasFeature('review') && <ReviewRules />}
        </Box>
      )}
    </>
  );
};

const SystemFacts = ({ state }: { state: SystemState }) => {
  const translate = useTranslate();
  const facts = useSystemFacts(state);
  return Object.entries(facts).map(([part, values]) => (
    <Paper
      key={part}
      variant="outlined"
      component="section"
      aria-labelledby={`system-${part}`}
      sx={{ padding: { xs: 2, sm: 3 } }}
    >
      <Typography variant="h2" id={`system-${part}`} sx={{ marginBottom: 1.5 }}>
        {translate(`system.${part}`)}
      </Typography>
      <SimpleShowLayout record={state} sx={factsSx}>
        {Object.entries(values).map(
          ([name, value]) =>
            value && <FunctionField key={name} label={`system.${name}`} render={() => value} />,
        )}
      </SimpleShowLayout>
    </Paper>
  ));
};

/** What needs attention, or that nothing does. */
const SystemWarnings = ({ warnings }: { warnings: readonly string[] }) => {
  const translate = useTranslate();
  const isWell = warnings.length === 0;
  return (
    <Alert
      role="status"
      severity={isWell ? 'success' : 'warning'}
      variant="outlined"
      sx={{ gridColumn: '1 / -1', '& .MuiAlert-message': { minWidth: 0 } }}
    >
      {isWell ? (
        translate('system.none')
      ) : (
        <>
          <AlertTitle sx={{ fontWeight: 600 }}>{translate('system.warnings')}</AlertTitle>
          <Box
            component="ul"
            sx={{
              margin: 0,
              paddingInlineStart: 2.5,
              overflowWrap: 'anywhere',
              '& li + li': { marginTop: 0.5 },
            }}
          >
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  );
};

/** The rules by which changes are published: each with what it does and who has switched it. */
const ReviewRules = () => {
  const translate = useTranslate();
  const { data, error: loadError } = useGetOne<Rules>('reviewRules', { id: 'all' });
  const [update, { isPending, variables, error }] = useUpdate<Rules, Error>('reviewRules', { id: 'all' });
  const [isAsking, setIsAsking] = useState(false);
  const failure = error ?? loadError;
  const switchTo = (rule: (typeof REVIEW_RULES)[number], isOn: boolean) =>
    update(undefined, { data: { [rule]: { isOn } } });
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="review-rules"
      sx={{ padding: { xs: 2, sm: 3 } }}
    >
      <Typography variant="h2" id="review-rules" sx={{ marginBottom: 1.5 }}>
        {translate('reviewRules.title')}
      </Typography>
      {data &&
        REVIEW_RULES.map((rule) => {
          const requested = isPending ? variables?.data?.[rule] : undefined;
          return (
            <Box key={rule} sx={{ '& + &': { marginTop: 2 } }}>
              <FormControlLabel
                label={translate(`reviewRules.${rule}.label`)}
                control={
                  <Switch
                    checked={(requested ?? data[rule]).isOn}
                    readOnly={isPending}
                    onChange={(_event, isOn) => {
                      if (isPending) return;
                      if (rule === 'fourEyes' && !isOn) setIsAsking(true);
                      else switchTo(rule, isOn);
                    }}
                    slotProps={{ input: { 'aria-describedby': `review-${rule}` } }}
                  />
                }
              />
              <Typography variant="body2" id={`review-${rule}`} sx={{ color: 'text.secondary' }}>
                {translate(`reviewRules.${rule}.text`)}{' '}
                <Box component="span" sx={{ display: 'block' }}>
                  <LastChange {...data[rule]} />
                </Box>
                <Box component="span" role="status" sx={{ display: 'block', color: 'text.primary' }}>
                  {data[rule].offWantedBy && translate('reviewRules.offWantedBy', data[rule])}
                </Box>
              </Typography>
            </Box>
          );
        })}
      {failure && <Alert severity="error">{failure.message}</Alert>}
      <Confirm
        isOpen={isAsking}
        title={translate('reviewRules.offTitle')}
        content={translate('reviewRules.offText')}
        confirm={translate('reviewRules.turnOff')}
        onConfirm={() => {
          setIsAsking(false);
          switchTo('fourEyes', false);
        }}
        onClose={() => setIsAsking(false)}
      />
    </Paper>
  );
};

const LastChange = ({ isOn, at, by }: RuleState) => {
  const translate = useTranslate();
  if (!at) return translate('reviewRules.bySettings');
  return translate(`reviewRules.${isOn ? 'on' : 'off'}`, { by, when: russianMoment(at) });
};
