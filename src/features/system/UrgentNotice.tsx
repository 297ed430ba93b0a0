import { Alert, AlertTitle, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useDataProvider, useTranslate } from 'react-admin';
import { roomForText } from '../../components/Notice.tsx';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import { systemCalls } from '../../dataProvider/systemCalls.ts';
import { addTexts } from '../../i18n/addTexts.ts';
import { BASE } from '../../routing/addresses.ts';

addTexts({ urgent: { title: 'Обратите внимание', more: 'Подробнее' } });

/** Warnings that cannot wait: a backup that failed, a disk that is nearly full. */
export const UrgentNotice = () => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const { data: sentences = [] } = useQuery({
    queryKey: ['system', 'urgent'],
    queryFn: () => dataProvider.ask(systemCalls.urgent),
  });
  if (sentences.length === 0) return null;
  return (
    <Alert
      role="status"
      severity="warning"
      variant="outlined"
      sx={{ alignItems: 'flex-start', marginBottom: 4, overflowWrap: 'anywhere', ...roomForText }}
      action={
        <Button component={LinkBase} to={`${BASE}/system`} color="inherit">
          {translate('urgent.more')}
        </Button>
      }
    >
      <AlertTitle sx={{ fontWeight: 600 }}>{translate('urgent.title')}</AlertTitle>
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  );
};
