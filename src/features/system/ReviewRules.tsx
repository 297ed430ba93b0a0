import { Alert, Box, FormControlLabel, Paper, Switch, Typography } from '@mui/material';
import { useGetOne, useTranslate, useUpdate } from 'react-admin';
import { REVIEW_RULES, type RuleState, type ReviewRules as Rules } from '../../dataProvider/reviewCalls.ts';
import { russianMoment } from '../../dates.ts';

/** The rules by which changes are published: each with what it does and who has switched it. */
export const ReviewRules = () => {
  const translate = useTranslate();
  const { data, error: loadError } = useGetOne<Rules>('reviewRules', { id: 'all' });
  const [update, { isPending, variables, error }] = useUpdate<Rules, Error>('reviewRules', { id: 'all' });
  const failure = error ?? loadError;
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
                    onChange={(_event, isOn) =>
                      !isPending && update(undefined, { data: { [rule]: { isOn } } })
                    }
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
    </Paper>
  );
};

const LastChange = ({ isOn, at, by }: RuleState) => {
  const translate = useTranslate();
  if (!at) return translate('reviewRules.bySettings');
  return translate(`reviewRules.${isOn ? 'on' : 'off'}`, { by, when: russianMoment(at) });
};
