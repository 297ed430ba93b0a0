import FineIcon from '@mui/icons-material/CheckCircleOutlined';
import FaultIcon from '@mui/icons-material/ErrorOutlined';
import WaitIcon from '@mui/icons-material/HourglassEmptyOutlined';
import NoteIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import './texts.ts';
import type { Level, Remark } from './judged.ts';
import { type Check, countOf } from './readiness.ts';

const LEVELS = ['fault', 'note', 'wait', 'fine'] as const satisfies readonly Level[];

const LOOKS: Record<Level, { icon: ReactElement; colour: string }> = {
  fault: { icon: <FaultIcon fontSize="small" />, colour: 'error.main' },
  note: { icon: <NoteIcon fontSize="small" />, colour: 'warning.main' },
  wait: { icon: <WaitIcon fontSize="small" />, colour: 'text.secondary' },
  fine: { icon: <FineIcon fontSize="small" />, colour: 'success.main' },
};

const RemarkLine = ({ rule, level, language, values }: Remark) => {
  const translate = useTranslate();
  const { icon, colour } = LOOKS[level];
  const words = language ? { ...values, in: translate(`readiness.in.${language}`) } : values;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, color: level === 'fine' ? 'text.secondary' : undefined }}
    >
      <Box component="span" aria-hidden sx={{ color: colour, flex: 'none', display: 'flex', mt: '2px' }}>
        {icon}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <span style={visuallyHidden}>{translate(`readiness.levels.${level}`)}: </span>
        {translate(`readiness.${rule}`, words)}
      </Box>
    </Box>
  );
};

/** What is to be mended and looked at before an item is published, the weightiest first. */
export const ReadinessList = ({ checks }: { checks?: readonly Check[] }) => {
  if (!checks) return <SkeletonRows rowCount={4} columnCount={1} />;
  const remarks = checks.flatMap((check) => check.remarks);
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.75, fontSize: 14 }}
    >
      {LEVELS.flatMap((level) => remarks.filter((remark) => remark.level === level)).map((remark) => (
        <RemarkLine key={`${remark.rule} ${remark.language ?? ''}`} {...remark} />
      ))}
    </Box>
  );
};

/** «Исправить: 2, обратить внимание: 1», or that there is nothing to remark. */
export const useReadinessInWords = (checks?: readonly Check[]): string => {
  const translate = useTranslate();
  if (!checks) return translate('readiness.waiting');
  const parts = (['fault', 'note'] as const).flatMap((level) => {
    const count = countOf(checks, level);
    return count > 0 ? [translate(`readiness.${level}s`, { smart_count: count })] : [];
  });
  return parts.length > 0 ? parts.join(', ') : translate('readiness.ready');
};
