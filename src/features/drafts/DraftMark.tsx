import { Chip } from '@mui/material';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { russianMoment } from '../../dates.ts';
import { useDrafts } from './useDrafts.ts';

/** Marks the row of a record that has a draft. */
export const DraftMark = () => {
  const translate = useTranslate();
  const kind = useResourceContext();
  const record = useRecordContext();
  const id = String(record?.id);
  const draft = useDrafts().drafts?.find((each) => each.kind === kind && each.item === id);
  if (!draft) return null;
  const when = russianMoment(new Date(draft.savedAt).toISOString());
  return (
    <Chip
      size="small"
      variant="outlined"
      color="warning"
      label={translate('drafts.mark')}
      title={translate('drafts.found', { when })}
      sx={{ display: 'inline-flex', alignSelf: 'flex-start', marginTop: 0.25 }}
    />
  );
};
