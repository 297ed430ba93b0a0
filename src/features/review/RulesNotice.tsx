import { Box } from '@mui/material';
import { useNavigate, usePermissions, useTranslate } from 'react-admin';
import { Notice } from '../../components/Notice.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { reviewCalls } from '../../dataProvider/reviewCalls.ts';
import { russianMoment } from '../../dates.ts';
import { BASE } from '../../routing/addresses.ts';

/** How long administrators are told that the rule was switched off. */
const NEWS_MS = 7 * 24 * 60 * 60_000;

/** Tells all administrators that one of them wants the four-eyes rule off, or has switched it off. */
export const RulesNotice = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const isWanted = usePermissions().permissions === 'admin';
  const { data } = useReadOf('reviewRules', reviewCalls.rules, { isWanted });
  if (!data) return null;
  const { isOn, at, by, offWantedBy } = data.fourEyes;
  const wentOff = !isOn && at && Date.now() - Date.parse(at) < NEWS_MS;
  if (!offWantedBy && !wentOff) return null;
  return (
    <Box sx={{ marginBottom: 4 }}>
      <Notice
        severity="warning"
        title={
          wentOff
            ? translate('review.fourEyesOff', { name: by, at: russianMoment(at) })
            : translate('review.fourEyesOffWanted', { name: offWantedBy })
        }
        action={{ label: translate('review.rules'), onClick: () => navigate(`${BASE}/rules`) }}
      />
    </Box>
  );
};
