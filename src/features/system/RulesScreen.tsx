import { Alert, Box, Button, FormControlLabel, Paper, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useTranslate, useUpdate } from 'react-admin';
import { Confirm } from '../../components/Confirm.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { passFocusToScreen } from '../../components/passFocus.ts';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { useOtherAdmins } from '../../components/useOtherAdmins.ts';
import { REVIEW_RULES, type RuleState, type ReviewRules as Rules } from '../../dataProvider/reviewCalls.ts';
import { russianMoment } from '../../dates.ts';

export const RulesScreen = () => {
  const translate = useTranslate();
  const { data, error: loadError, refetch } = useGetOne<Rules>('reviewRules', { id: 'all' });
  const [update, { isPending, isSuccess, variables, error }] = useUpdate<Rules, Error>(
    'reviewRules',
    { id: 'all' },
    // a refusal means that somebody else has changed them
    { onError: () => void refetch() },
  );
  const [question, setQuestion] = useState({ isOpen: false, rule: 'fourEyes' as Rule, turnsOn: false });
  const { rule, turnsOn } = question;
  const others = useOtherAdmins()?.length;
  const change = (rule: Rule, isOn: boolean) =>
    update(undefined, { data: { [rule]: { isOn, offWantedBy: data?.[rule].offWantedBy } } });
  const sent = variables?.data ?? {};
  const isRequestOver =
    isSuccess &&
    REVIEW_RULES.some((each) => sent[each]?.isOn && sent[each].offWantedBy && !data?.[each].offWantedBy);
  // under four eyes a rule goes off when two administrators want it
  const isShared = data?.fourEyes.isOn ?? false;
  const isSecond = isWantedByOther(data?.[rule]);
  const handleChange = (rule: Rule, isOn: boolean) => {
    if (isPending) return;
    // under four eyes nobody can take that back alone
    const turnsOn = isOn && rule === 'fourEyes' && !isShared;
    if (!turnsOn && (isOn || !isShared)) return change(rule, isOn);
    setQuestion({ isOpen: true, rule, turnsOn });
  };
  return (
    <>
      <PageHeader title={translate('reviewRules.title')} subtitle={translate('reviewRules.subtitle')} />
      {loadError && (
        <Notice title={translate('reviewRules.failed')} text={loadError.message} onRetry={refetch} />
      )}
      {!data && !loadError && <SkeletonRows rowCount={2} columnCount={1} />}
      {data &&
        REVIEW_RULES.map((rule) => (
          <RuleSwitch
            key={rule}
            rule={rule}
            state={{ ...data[rule], ...(isPending && variables?.data?.[rule]) }}
            isPending={isPending}
            onChange={(isOn) => handleChange(rule, isOn)}
          />
        ))}
      {error && <Alert severity="error">{error.message}</Alert>}
      <Box role="status">
        {isRequestOver && <Alert severity="success">{translate('reviewRules.requestOver')}</Alert>}
      </Box>
      <Confirm
        isOpen={question.isOpen}
        title={translate(turnsOn ? 'reviewRules.onTitle' : `reviewRules.${rule}.offTitle`)}
        content={
          turnsOn
            ? `${translate('reviewRules.onText')} ${others === 0 ? translate('reviewRules.onAlone') : ''}`
            : `${translate(`reviewRules.${rule}.offText`)} ${translate(isSecond ? 'reviewRules.offNow' : 'reviewRules.offLater')}`
        }
        confirm={translate(
          turnsOn ? 'reviewRules.turnOn' : isSecond ? 'reviewRules.turnOff' : 'reviewRules.propose',
        )}
        confirmColor={turnsOn && others !== 0 ? 'primary' : 'error'}
        onConfirm={() => change(rule, turnsOn)}
        close={() => setQuestion({ ...question, isOpen: false })}
      />
    </>
  );
};

type Rule = (typeof REVIEW_RULES)[number];

/** Whether another administrator wants the rule off. */
const isWantedByOther = ({ offWantedBy, isOwnRequest }: Partial<RuleState> = {}) =>
  Boolean(offWantedBy) && !isOwnRequest;

interface RuleSwitchProps {
  rule: Rule;
  state: RuleState;
  isPending: boolean;
  onChange: (isOn: boolean) => void;
}

const RuleSwitch = ({ rule, state, isPending, onChange }: RuleSwitchProps) => {
  const translate = useTranslate();
  const { isOn, at, by, offWantedBy } = state;
  const lastChange = at
    ? translate(`reviewRules.${isOn ? 'on' : 'off'}`, { by, when: russianMoment(at) })
    : translate('reviewRules.bySettings');
  return (
    <Paper variant="outlined" sx={{ padding: { xs: 2, sm: 3 }, marginBottom: 2, maxWidth: 760 }}>
      <FormControlLabel
        label={translate(`reviewRules.${rule}.label`)}
        control={
          <Switch
            checked={isOn}
            readOnly={isPending}
            onChange={(_event, checked) => onChange(checked)}
            slotProps={{ input: { 'aria-describedby': `review-${rule}` } }}
          />
        }
      />
      <Typography
        variant="body2"
        component="div"
        id={`review-${rule}`}
        sx={{ color: 'text.secondary', '& p': { margin: 0, marginBottom: 0.5 } }}
      >
        <p>{translate(`reviewRules.${rule}.text`)}</p>
        <p>{lastChange}</p>
        {offWantedBy && (
          <Alert severity="warning" variant="outlined">
            {translate('reviewRules.offWantedBy', { offWantedBy })}
          </Alert>
        )}
      </Typography>
      {offWantedBy && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
          {isWantedByOther(state) && (
            <Button ref={passFocusToScreen} variant="outlined" onClick={() => onChange(false)}>
              {translate('reviewRules.agree')}
            </Button>
          )}
          <Button ref={passFocusToScreen} color="inherit" onClick={() => onChange(true)}>
            {translate(isWantedByOther(state) ? 'reviewRules.decline' : 'reviewRules.takeBack')}
          </Button>
        </Box>
      )}
    </Paper>
  );
};
