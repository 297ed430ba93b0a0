import './texts.ts';
import Chip from '@mui/material/Chip';
import { useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { russianMoment } from '../../dates.ts';
import type { DraftMarkProps } from './DraftMark.tsx';
import { useDrafts } from './useDrafts.ts';

/** Marks what has a draft: the row of an item, the way to a form. */
export const DraftChip = ({ item }: DraftMarkProps) => {
  const translate = useTranslate();
  const kind = useResourceContext();
  const record = useRecordContext();
  const id = item ?? String(record?.id);
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
      sx={{ display: 'inline-flex', alignSelf: item ? 'center' : 'flex-start', marginTop: 0.25 }}
    />
  );
};
