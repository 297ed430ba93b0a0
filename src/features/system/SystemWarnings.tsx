import { Alert, AlertTitle, Box } from '@mui/material';
import { useTranslate } from 'react-admin';

/** What needs attention, or that nothing does. */
export const SystemWarnings = ({ warnings }: { warnings: readonly string[] }) => {
  const translate = useTranslate();
  const isWell = warnings.length === 0;
  return (
    <Alert
      role="status"
      severity={isWell ? 'success' : 'warning'}
      variant="outlined"
      sx={{ gridColumn: '1 / -1', '& .MuiAlert-message': { minWidth: 0 } }}
    >
      {isWell ? (
        translate('system.none')
      ) : (
        <>
          <AlertTitle sx={{ fontWeight: 600 }}>{translate('system.warnings')}</AlertTitle>
          <Box
            component="ul"
            sx={{
              margin: 0,
              paddingInlineStart: 2.5,
              overflowWrap: 'anywhere',
              '& li + li': { marginTop: 0.5 },
            }}
          >
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </Box>
        </>
      )}
    </Alert>
  );
};
