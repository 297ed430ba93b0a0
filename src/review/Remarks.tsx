import '../proposals/texts.ts';
import { useTranslate } from 'ra-core';
import { Notice } from '../components/Notice.tsx';
import type { Returned } from '../dataProvider/reviewCalls.ts';
import { russianMoment } from '../dates.ts';

interface RemarksProps {
  returned?: Returned;
  answered?: Returned;
}

/** With what something was given back, and with what its forerunner was: whoever judges it wants to see whether it answers that. */
export const Remarks = ({ returned, answered }: RemarksProps) => {
  const translate = useTranslate();
  const titled = (key: string, { by, at }: Returned) => translate(key, { name: by, at: russianMoment(at) });
  return (
    <>
      {returned && (
        <Notice severity="warning" title={titled('review.returnedAt', returned)} text={returned.note} />
      )}
      {answered && (
        <Notice severity="info" title={titled('proposals.answered', answered)} text={answered.note} />
      )}
    </>
  );
};
