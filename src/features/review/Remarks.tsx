import './proposals/texts.ts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Notice } from '../../components/Notice.tsx';
import type { Returned } from '../../dataProvider/reviewCalls.ts';
import { russianMoment } from '../../dates.ts';

/** What somebody has written in lines of their own. */
export const RemarkText = ({ children }: { children: ReactNode }) => (
  <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{children}</Box>
);

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
        <Notice
          severity="warning"
          title={titled('review.returnedAt', returned)}
          text={<RemarkText>{returned.note}</RemarkText>}
        />
      )}
      {answered && (
        <Notice
          severity="info"
          title={titled('proposals.answered', answered)}
          text={<RemarkText>{answered.note}</RemarkText>}
        />
      )}
    </>
  );
};
