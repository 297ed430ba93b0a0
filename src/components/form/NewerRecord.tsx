import { skipToken, useQuery } from '@tanstack/react-query';
import { type RaRecord, useFormIsDirty, useResourceContext, useTranslate } from 'react-admin';
import { changedFields } from '../../dataProvider/fieldPaths.ts';
import { handOver } from '../../dataProvider/handOver.ts';
import { hasVersion } from '../../dataProvider/records.ts';
import { useDepository } from '../act/useDepository.ts';
import { Notice } from '../Notice.tsx';
import { useFormPhase, useOpenedRecord } from './formState.ts';

const isOther = (one: RaRecord, other: RaRecord) =>
  (hasVersion(other) && one.version !== other.version) || changedFields(one, other).length > 0;

interface NewerRecordProps {
  onShow: (newer: RaRecord) => void;
}

/**
 * Offers the current state of the record when the form was opened from a stale list. Only while the form is pristine; later the save
 * detects the conflict.
 */
export const NewerRecord = ({ onShow }: NewerRecordProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const depository = useDepository();
  const isDirty = useFormIsDirty();
  const phase = useFormPhase();
  const opened = useOpenedRecord();
  const record = opened && handOver.itemOf(resource, opened.id).record && opened;
  const { data: newer } = useQuery({
    queryKey: [resource, 'newer', record?.id],
    // a failed check is not reported
    queryFn: record
      ? () =>
          depository.current(resource, record).then(
            (found) => found ?? null,
            () => record,
          )
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const isUntouched = phase === 'editing' && !isDirty;
  if (!record || !isUntouched || newer === undefined || (newer && !isOther(record, newer))) return null;
  return (
    <Notice
      marginBottom={2.5}
      severity="info"
      title={translate(newer ? 'form.newer' : 'form.gone')}
      action={newer ? { label: translate('form.showNewer'), onClick: () => onShow(newer) } : undefined}
    />
  );
};
