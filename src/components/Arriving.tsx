import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Progress } from '../dataProvider/arrivals.ts';
import { addTexts } from '../i18n/addTexts.ts';
import { fileSize } from './fileSize.ts';

addTexts({
  arriving: {
    title: 'Список загружается.',
    means: 'Поиск, порядок и число записей пока по тому, что уже здесь.',
    of: '%{arrived} из %{all}',
  },
});

/** A list that is shown as far as it has come. */
export const Arriving = ({ records, bytes, totalBytes }: Progress) => {
  const translate = useTranslate();
  const size = totalBytes
    ? translate('arriving.of', { arrived: fileSize(bytes), all: fileSize(totalBytes) })
    : fileSize(bytes);
  const label = translate('arriving.title');
  const part = totalBytes && {
    variant: 'determinate' as const,
    value: Math.min(100, (100 * bytes) / totalBytes),
  };
  return (
    <Paper variant="outlined" sx={{ padding: 2, marginBottom: 2 }}>
      <Typography variant="body2" role="status">
        {label} {translate('arriving.means')}
      </Typography>
      <LinearProgress aria-label={label} {...part} sx={{ marginY: 1 }} />
      <Typography variant="body2" color="text.secondary">
        {translate('list.records', { smart_count: records })}, {size}
      </Typography>
    </Paper>
  );
};
