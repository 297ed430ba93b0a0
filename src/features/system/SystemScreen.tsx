import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { ActButton } from '../../components/act/ActButton.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { systemCalls } from '../../dataProvider/systemCalls.ts';
import { session } from '../../session.ts';
import { FactPanel } from './FactPanel.tsx';
import { ReviewRules } from './ReviewRules.tsx';
import { SystemWarnings } from './SystemWarnings.tsx';
import { useFacts } from './useFacts.ts';

/** How the server is: what to look at first, then the facts. */
export const SystemScreen = () => {
  const translate = useTranslate();
  const { data, error, refetch, isFetching } = useReadOf('system', systemCalls.state);
  const facts = useFacts();
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
      {error && (
        <Notice
          title={translate('list.failed')}
          text={error.message}
          action={{ label: translate('list.retry'), onClick: () => void refetch() }}
        />
      )}
      {!data && !error && <SkeletonRows rowCount={6} columnCount={2} />}
      {data && !error && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
          <SystemWarnings warnings={data.warnings} />
          {facts(data).map(([title, rows]) => (
            <FactPanel
              key={title}
              title={translate(`system.${title}`)}
              rows={rows.map(([label, value]) => [translate(`system.${label}`), value])}
            />
          ))}
          {session.hasFeature('review') && <ReviewRules />}
        </Box>
      )}
    </>
  );
};
