import { Alert, Box, Button, FormControlLabel, Paper, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { Confirm } from '../../components/Confirm.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { passFocusToScreen } from '../../components/passFocus.ts';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { useOtherAdmins } from '../../components/useOtherAdmins.ts';
import { useReadOf } from '../../components/useRead.ts';
import {
  REVIEW_RULES,
  type RuleState,
  reviewCalls,
  type SwitchedRule,
} from '../../dataProvider/reviewCalls.ts';
import { russianMoment } from '../../dates.ts';

export const RulesScreen = () => {
  const translate = useTranslate();
  const { change } = useDepository();
  const { data: read, error: loadError, refetch } = useReadOf('reviewRules', reviewCalls.rules);
  // rules that could not be read again may have been switched
  const data = loadError ? undefined : read;
  const [switched, setSwitched] = useState<SwitchedRule>();
  const { act, acting, isDone, error } = useAct({
    run: (rule: SwitchedRule) => change('reviewRules', reviewCalls.switchRule(rule)),
    onDone: (_answer, rule) => setSwitched(rule),
  });
  const [question, setQuestion] = useState({ isOpen: false, rule: 'fourEyes' as Rule, turnsOn: false });
  const { rule, turnsOn } = question;
  const others = useOtherAdmins()?.length;
  const switchRule = (rule: Rule, isOn: boolean) =>
    act({ rule, isOn, offWantedBy: data?.[rule].offWantedBy ?? null });
  const isRequestOver =
    isDone && switched?.isOn && switched.offWantedBy && !data?.[switched.rule].offWantedBy;
  // under four eyes a rule goes off when two administrators want it
  const isShared = data?.fourEyes.isOn ?? false;
  const isSecond = isWantedByOther(data?.[rule]);
  const handleChange = (rule: Rule, isOn: boolean) => {
    if (acting) return;
    // under four eyes nobody can take that back alone
    const turnsOn = isOn && rule === 'fourEyes' && !isShared;
    if (!turnsOn && (isOn || !isShared)) return switchRule(rule, isOn);
    setQuestion({ isOpen: true, rule, turnsOn });
  };
  return (
    <>
      <PageHeader title={translate('reviewRules.title')} subtitle={translate('reviewRules.subtitle')} />
      {loadError && (
        <Notice title={translate('reviewRules.failed')} text={loadError.message} onRetry={refetch} />
      )}
      {!data && !loadError && <SkeletonRows rowCount={2} />}
      {data &&
        REVIEW_RULES.map((rule) => (
          <RuleSwitch
            key={rule}
            rule={rule}
            state={acting?.rule === rule ? { ...data[rule], isOn: acting.isOn } : data[rule]}
            isPending={acting !== undefined}
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
        onConfirm={() => switchRule(rule, turnsOn)}
        close={() => setQuestion({ ...question, isOpen: false })}
      />
    </>
  );
};

type Rule = SwitchedRule['rule'];

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
