import { useNavigate, usePermissions, useTranslate } from 'react-admin';
import { Notice } from '../../components/Notice.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { reviewCalls } from '../../dataProvider/reviewCalls.ts';
import { russianMoment } from '../../dates.ts';
import { BASE } from '../../routing/returnTo.ts';

/** How long administrators are told that the rule was switched off. */
const NEWS_MS = 7 * 24 * 60 * 60_000;

/** Tells all administrators that one of them wants a rule off, or has switched the four-eyes rule off. */
export const RulesNotice = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const enabled = usePermissions().permissions === 'admin';
  const { data: rules } = useReadOf('reviewRules', reviewCalls.rules, { enabled });
  if (!rules) return null;
  const { fourEyes, edits } = rules;
  const { isOn, at, by } = fourEyes;
  const news = [
    !isOn &&
      at &&
      Date.now() - Date.parse(at) < NEWS_MS &&
      translate('review.fourEyesOff', { name: by, at: russianMoment(at) }),
    fourEyes.offWantedBy && translate('review.fourEyesOffWanted', { name: fourEyes.offWantedBy }),
    edits.offWantedBy && translate('review.editsOffWanted', { name: edits.offWantedBy }),
  ].filter(Boolean);
  if (news.length === 0) return null;
  return (
    <Notice
      marginBottom={4}
      severity="warning"
      title={news.join(' ')}
      action={{ label: translate('review.rules'), onClick: () => navigate(`${BASE}/rules`) }}
    />
  );
};
