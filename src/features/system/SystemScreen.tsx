import RefreshIcon from '@mui/icons-material/Refresh';
import { Box, Paper, Typography } from '@mui/material';
import { FunctionField, SimpleShowLayout, useGetOne, useTranslate } from 'react-admin';
import { ActButton } from '../../components/act/ActButton.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import type { SystemState } from '../../dataProvider/systemCalls.ts';
import { session } from '../../session.ts';
import { ReviewRules } from './ReviewRules.tsx';
import { SystemWarnings } from './SystemWarnings.tsx';
import { useSystemFacts } from './useSystemFacts.ts';
import './texts.ts';

const factsSx = { padding: 0, overflowWrap: 'anywhere' };

/** How the server is: what to look at first, then the facts. */
export const SystemScreen = () => {
  const translate = useTranslate();
  const { data, error, refetch, isFetching } = useGetOne<SystemState>('system', { id: 'state' });
  return (
    <>
      <PageHeader title={translate('system.title')}>
        <ActButton
          variant="outlined"
          startIcon={<RefreshIcon />}
          isActing={isFetching}
          onClick={() => void refetch()}
        >
          {translate('system.refresh')}
        </ActButton>
      </PageHeader>
      {error && <Notice title={translate('list.failed')} text={error.message} onRetry={refetch} />}
      {!data && !error && <SkeletonRows rowCount={6} columnCount={2} />}
      {data && !error && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
          <SystemWarnings warnings={data.warnings} />
          <SystemFacts state={data} />
          {session.hasFeature('review') && <ReviewRules />}
        </Box>
      )}
    </>
  );
};

const SystemFacts = ({ state }: { state: SystemState }) => {
  const translate = useTranslate();
  const facts = useSystemFacts(state);
  return Object.entries(facts).map(([part, values]) => (
    <Paper
      key={part}
      variant="outlined"
      component="section"
      aria-labelledby={`system-${part}`}
      sx={{ padding: { xs: 2, sm: 3 } }}
    >
      <Typography variant="h2" id={`system-${part}`} sx={{ marginBottom: 1.5 }}>
        {translate(`system.${part}`)}
      </Typography>
      <SimpleShowLayout record={state} sx={factsSx}>
        {Object.entries(values).map(
          ([name, value]) =>
            value && <FunctionField key={name} label={`system.${name}`} render={() => value} />,
        )}
      </SimpleShowLayout>
    </Paper>
  ));
};
