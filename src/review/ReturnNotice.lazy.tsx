import './texts.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Notice } from '../components/Notice.tsx';
import type { Returned } from '../dataProvider/reviewCalls.ts';
import { russianMoment } from '../dates.ts';

/** Who gave an item back, when, and with what remark. */
export const ReturnNotice = ({ returned: { by, at, note } }: { returned: Returned }) => {
  const title = useTranslate()('review.returnedAt', { name: by, at: russianMoment(at) });
  return (
    <Box className="screen-only" sx={{ marginBottom: 2.5 }}>
      <Notice
        severity="warning"
        title={title}
        text={<Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Box>}
      />
    </Box>
  );
};
