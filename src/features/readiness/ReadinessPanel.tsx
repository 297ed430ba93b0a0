import { Box, Link, List, type SvgIconProps } from '@mui/material';
import './texts.ts';
import FineIcon from '@mui/icons-material/CheckCircleOutlined';
import FaultIcon from '@mui/icons-material/ErrorOutlined';
import NoteIcon from '@mui/icons-material/InfoOutlined';
import { visuallyHidden } from '@mui/utils';
import { type ComponentType, Fragment, useMemo } from 'react';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { AsidePanel } from '../../components/AsidePanel.tsx';
import { keyAction } from '../../components/keys.ts';
import { useReadOf } from '../../components/useRead.ts';
import { COMMENTS, commentCalls } from '../../dataProvider/commentCalls.ts';
import type { MultilingualRecord } from '../../dataProvider/records.ts';
import { staleOf } from '../../dataProvider/translationCalls.ts';
import { today } from '../../dates.ts';
import { session } from '../../session.ts';
import type { Language } from '../../wire/wire.ts';
import { readinessOf } from './checks.ts';
import { lettersOf } from './letters.ts';
import { factsOf } from './textFacts.ts';
import type { Level, Remark } from './textRules.ts';

/** The levels that are not folded, the most serious first. */
const OPEN_LEVELS = ['fault', 'note'] as const satisfies readonly Level[];

const ICONS: Record<Level, ComponentType<SvgIconProps>> = {
  fault: FaultIcon,
  note: NoteIcon,
  fine: FineIcon,
};
const COLOURS = { fault: 'error', note: 'warning', fine: 'success' } as const;

/** Scrolls to a picture without a description in the text beside the panel. */
const showPicture = async (language: Language, index: number) => {
  keyAction(language)?.();
  // after the other language is rendered
  await new Promise(requestAnimationFrame);
  const pictures = document.querySelectorAll<HTMLImageElement>(`[lang="${language}"] .rich-text img`);
  const picture = [...pictures].filter(({ alt }) => !alt.trim())[index];
  if (!picture) return;
  picture.tabIndex = -1;
  picture.style.outline = '3px solid #a84300';
  picture.onblur = () => picture.style.removeProperty('outline');
  picture.focus({ preventScroll: true });
  picture.scrollIntoView({ block: 'center' });
};

const PictureLinks = ({ language, count }: { language: Language; count: number }) => {
  const translate = useTranslate();
  return Array.from({ length: count }, (_, index) => {
    const picture = `№ ${index + 1}`;
    return (
      <Fragment key={picture}>
        {index > 0 ? ', ' : ' '}
        <Link
          component="button"
          type="button"
          aria-label={translate('readiness.showPicture', { picture })}
          sx={{ minHeight: 24, font: 'inherit', verticalAlign: 'baseline' }}
          onClick={() => showPicture(language, index)}
        >
          {picture}
        </Link>
      </Fragment>
    );
  });
};

const RemarkLine = ({ rule, level, language, values }: Remark) => {
  const translate = useTranslate();
  const Icon = ICONS[level];
  const words = language && {
    in: translate(`readiness.in.${language}`),
    inText: translate(`readiness.inText.${language}`),
    language: translate(`readiness.adjective.${language}`),
  };
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, color: level === 'fine' ? 'text.secondary' : undefined }}
    >
      <Icon fontSize="small" color={COLOURS[level]} sx={{ marginTop: '2px' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <span style={visuallyHidden}>{translate(`readiness.levels.${level}`)}: </span>
        {translate(`readiness.${rule}`, { ...values, ...words })}
        {language && rule === 'altMissing' && (
          <PictureLinks language={language} count={Number(values?.smart_count)} />
        )}
      </Box>
    </Box>
  );
};

const RemarkList = ({ remarks }: { remarks: readonly Remark[] }) => (
  <List disablePadding sx={{ display: 'grid', gap: 0.75 }}>
    {remarks.map((remark) => (
      <RemarkLine key={`${remark.rule} ${remark.language ?? ''}`} {...remark} />
    ))}
  </List>
);

const useReadiness = (record: MultilingualRecord) => {
  const resource = useResourceContext() ?? '';
  const facts = useMemo(() => factsOf(record.entries), [record]);
  const letters = useMemo(() => lettersOf(record, facts), [record, facts]);
  const { data: comments } = useReadOf(COMMENTS, commentCalls.ofItem(resource, Number(record.id)), {
    enabled: session.hasFeature('comments'),
  });
  const stale = session.hasFeature('translations') ? staleOf(record) : undefined;
  const unresolved = comments?.threads.filter(({ resolved }) => !resolved).length;
  return readinessOf({ record, facts, letters, today: today(), stale, unresolved });
};

export const ReadinessPanel = () => {
  const record = useRecordContext<MultilingualRecord>();
  return record && <Checklist record={record} />;
};

/** The remarks; checks that passed are folded. */
const Checklist = ({ record }: { record: MultilingualRecord }) => {
  const translate = useTranslate();
  const remarks = Object.values(useReadiness(record)).flat();
  const ofLevel = (level: Level) => remarks.filter((remark) => remark.level === level);
  const open = OPEN_LEVELS.flatMap(ofLevel);
  const fine = ofLevel('fine');
  // «Исправить: 2. Обратить внимание: 1»
  const counts = OPEN_LEVELS.map((level) => ({ level, count: ofLevel(level).length }))
    .filter(({ count }) => count > 0)
    .map(({ level, count }) => translate(`readiness.${level}s`, { smart_count: count }));
  return (
    <AsidePanel title={translate('readiness.title')} subtitle={counts.join('. ')}>
      <Box sx={{ display: 'grid', gap: 1, fontSize: 14 }}>
        {open.length > 0 && <RemarkList remarks={open} />}
        <details>
          <Box
            component="summary"
            sx={{ cursor: 'pointer', paddingBlock: 0.5, color: 'text.secondary', marginBottom: 0.5 }}
          >
            {translate(open.length > 0 ? 'readiness.othersReady' : 'readiness.ready', { count: fine.length })}
          </Box>
          <RemarkList remarks={fine} />
        </details>
      </Box>
    </AsidePanel>
  );
};
