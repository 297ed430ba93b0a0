import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import {
  type RaRecord,
  useDataProvider,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import { changedFields } from '../../dataProvider/fieldPaths.ts';
import { Notice } from '../Notice.tsx';
import { useFormStatus } from './formState.ts';

/** Opens the form anew with a newer state of its record; absent where there is none. */
export const ReopenContext = createContext<((newer: RaRecord) => void) | undefined>(undefined);

const isOther = (one: RaRecord, other: RaRecord) =>
  one.version !== other.version || changedFields(one, other).length > 0;

/** Offers the current state of the record, when the list that it was opened from is stale. Only while the form is untouched: afterwards the save tells of it. */
export const NewerRecord = () => {
  const record = useRecordContext();
  const reopen = useContext(ReopenContext);
  return record?.id && reopen ? <NewerNotice record={record} onShow={reopen} /> : null;
};

interface NewerNoticeProps {
  record: RaRecord;
  onShow: (newer: RaRecord) => void;
}

const NewerNotice = ({ record, onShow }: NewerNoticeProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const status = useFormStatus();
  const { data: newer } = useQuery({
    queryKey: [resource, 'newer', record.id],
    // what cannot be read again is no news
    queryFn: () =>
      dataProvider.current(resource, record).then(
        (found) => found ?? null,
        () => record,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (status !== 'pristine' || newer === undefined || (newer && !isOther(record, newer))) return null;
  return (
    <Box sx={{ marginBottom: 2.5 }}>
      <Notice
        severity="info"
        title={translate(newer ? 'form.newer' : 'form.gone')}
        action={newer ? { label: translate('form.showNewer'), onClick: () => onShow(newer) } : undefined}
      />
    </Box>
  );
};
