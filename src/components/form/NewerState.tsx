import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useResourceContext, useTranslate } from 'ra-core';
import { changedFields } from '../../dataProvider/fieldPaths.ts';
import { useDepository } from '../act/useDepository.ts';
import { Notice } from '../Notice.tsx';
import { useFormWork } from './formWork.ts';
import { useIsDirty } from './useIsDirty.ts';

interface NewerStateProps {
  record: RaRecord;
  onShow: (newer: RaRecord) => void;
}

const isOther = (one: RaRecord, other: RaRecord) =>
  one.version !== other.version || changedFields(one, other).length > 0;

/**
 * Offers the state in which a record stands by now, when the list that it was opened from is an old one. Only while the form is
 * untouched: afterwards the save tells of it.
 */
export const NewerState = ({ record, onShow }: NewerStateProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const depository = useDepository();
  const isDirty = useIsDirty();
  const { isLocked } = useFormWork();
  const { data: newer } = useQuery({
    queryKey: [resource, 'newer', record.id],
    // what cannot be read again is no news
    queryFn: () =>
      depository.current(resource, record).then(
        (found) => found ?? null,
        () => record,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (isDirty || isLocked || newer === undefined || (newer && !isOther(record, newer))) return null;
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
