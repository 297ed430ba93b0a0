import { useRecordContext, useTranslate } from 'react-admin';
import { useReadOf } from '../../components/useRead.ts';
import { reviewCalls } from '../../dataProvider/reviewCalls.ts';

/** Says beside the save button whether the site shows at once what is saved. */
export const SaveHint = () => {
  const translate = useTranslate();
  const record = useRecordContext();
  const { data: rules } = useReadOf('reviewRules', reviewCalls.rules);
  if (!rules) return null;
  const isShownAtOnce = record?.status === 'published' && !rules.edits.isOn;
  return <span>{translate(isShownAtOnce ? 'review.saveShows' : 'review.saveWaits')}</span>;
};
