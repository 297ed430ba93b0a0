import { Box, type SvgIconProps } from '@mui/material';
import './texts.ts';
import FineIcon from '@mui/icons-material/CheckCircleOutlined';
import FaultIcon from '@mui/icons-material/ErrorOutlined';
import WaitIcon from '@mui/icons-material/HourglassEmptyOutlined';
import NoteIcon from '@mui/icons-material/InfoOutlined';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useMemo } from 'react';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { AsidePanel } from '../../components/AsidePanel.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { COMMENTS, commentCalls } from '../../dataProvider/commentCalls.ts';
import type { MultilingualRecord } from '../../dataProvider/records.ts';
import { staleOf } from '../../dataProvider/translationCalls.ts';
import { today } from '../../dates.ts';
import { session } from '../../session.ts';
import { type Check, countOf, readinessOf } from './checks.ts';
import { lettersOf } from './letters.ts';
import { factsOf } from './textFacts.ts';
import type { Level, Remark } from './textRules.ts';

/** The weightiest first. */
const LEVELS = ['fault', 'note', 'wait', 'fine'] as const satisfies readonly Level[];

const ICONS: Record<Level, ComponentType<SvgIconProps>> = {
  fault: FaultIcon,
  note: NoteIcon,
  wait: WaitIcon,
  fine: FineIcon,
};
const COLOURS = { fault: 'error', note: 'warning', wait: 'disabled', fine: 'success' } as const;

const RemarkLine = ({ rule, level, language, values }: Remark) => {
  const translate = useTranslate();
  const Icon = ICONS[level];
  const words = language
    ? {
        ...values,
        in: translate(`readiness.in.${language}`),
        language: translate(`readiness.adjective.${language}`),
      }
    : values;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, color: level === 'fine' ? 'text.secondary' : undefined }}
    >
      <Icon fontSize="small" color={COLOURS[level]} sx={{ marginTop: '2px' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <span style={visuallyHidden}>{translate(`readiness.levels.${level}`)}: </span>
        {translate(`readiness.${rule}`, words)}
      </Box>
    </Box>
  );
};

/** How ready an item is to be published. The letters come last: long texts take a moment. */
const useReadiness = (record: MultilingualRecord): Check[] => {
  const resource = useResourceContext() ?? '';
  const facts = useMemo(() => factsOf(record.entries), [record]);
  const { data: letters } = useQuery({
    queryKey: ['letters', resource, record.id, record.version],
    queryFn: () =>
      lettersOf(record, facts).catch((error: unknown) => {
        console.error(error);
        return null;
      }),
  });
  const { data: comments } = useReadOf(COMMENTS, commentCalls.ofItem(resource, Number(record.id)), {
    isWanted: session.hasFeature('comments'),
  });
  const stale = session.hasFeature('translations') ? staleOf(record) : undefined;
  const unresolved = comments?.threads.filter(({ resolved }) => !resolved).length;
  return readinessOf({ record, facts, letters, today: today(), stale, unresolved });
};

/** «Исправить: 2, обратить внимание: 1», or that there is nothing to remark. */
const useSummary = (checks: readonly Check[]): string => {
  const translate = useTranslate();
  const parts = (['fault', 'note'] as const).flatMap((level) => {
    const count = countOf(checks, level);
    return count > 0 ? [translate(`readiness.${level}s`, { smart_count: count })] : [];
  });
  return parts.join(', ') || translate('readiness.ready');
};

export const ReadinessPanel = () => {
  const record = useRecordContext<MultilingualRecord>();
  return record && <Checklist record={record} />;
};

const Checklist = ({ record }: { record: MultilingualRecord }) => {
  const translate = useTranslate();
  const checks = useReadiness(record);
  const remarks = checks.flatMap((check) => check.remarks);
  return (
    <AsidePanel title={translate('readiness.title')} subtitle={useSummary(checks)}>
      <Box
        component="ul"
        sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.75, fontSize: 14 }}
      >
        {LEVELS.flatMap((level) => remarks.filter((remark) => remark.level === level)).map((remark) => (
          <RemarkLine key={`${remark.rule} ${remark.language ?? ''}`} {...remark} />
        ))}
      </Box>
    </AsidePanel>
  );
};
