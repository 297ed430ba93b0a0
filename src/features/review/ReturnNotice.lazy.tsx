import './texts.ts';
import Box from '@mui/material/Box';
import type { Returned } from '../../dataProvider/reviewCalls.ts';
import { Remarks } from './Remarks.tsx';

/** Who gave an item back, when, and with what remark. */
export const ReturnNotice = ({ returned }: { returned: Returned }) => (
  <Box className="screen-only" sx={{ marginBottom: 2.5 }}>
    <Remarks returned={returned} />
  </Box>
);
