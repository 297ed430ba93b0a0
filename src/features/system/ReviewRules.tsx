import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { useReadOf } from '../../components/useRead.ts';
import {
  REVIEW_RULES,
  type ReviewRule,
  type RuleState,
  reviewRuleCalls,
} from '../../dataProvider/reviewRuleCalls.ts';
import { russianMoment } from '../../dates.ts';

const RULES = 'reviewRules';

/** By which rules publications come to the site, and changes of the fund and of the figures in force: two switches, each with what it does and who has switched it. */
export const ReviewRules = () => {
  const translate = useTranslate();
  const depository = useDepository();
  const { data, error: unread } = useReadOf(RULES, reviewRuleCalls.read);
  const { act, acting, isActing, error } = useAct({
    run: ({ rule, isOn }: { rule: ReviewRule; isOn: boolean }) =>
      depository.change(RULES, reviewRuleCalls.set(rule, isOn)),
  });
  const failure = error ?? unread;
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
        REVIEW_RULES.map((rule) => (
          <Box key={rule} sx={{ '& + &': { marginTop: 2 } }}>
            <FormControlLabel
              label={translate(`reviewRules.${rule}.label`)}
              control={
                <Switch
                  checked={acting?.rule === rule ? acting.isOn : data[rule].isOn}
                  readOnly={isActing}
                  onChange={(_event, isOn) => act({ rule, isOn })}
                  slotProps={{ input: { 'aria-describedby': `review-${rule}` } }}
                />
              }
            />
            <Typography variant="body2" id={`review-${rule}`} sx={{ color: 'text.secondary' }}>
              {translate(`reviewRules.${rule}.text`)}{' '}
              <Box component="span" sx={{ display: 'block' }}>
                <Switched {...data[rule]} />
              </Box>
            </Typography>
          </Box>
        ))}
      {failure && <Alert severity="error">{failure.message}</Alert>}
    </Paper>
  );
};

const Switched = ({ isOn, at, by }: RuleState) => {
  const translate = useTranslate();
  if (!at) return translate('reviewRules.bySettings');
  return translate(`reviewRules.${isOn ? 'on' : 'off'}`, { by, when: russianMoment(at) });
};
