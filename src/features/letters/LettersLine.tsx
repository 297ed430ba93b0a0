import { Box, Button, IconButton, Menu, MenuItem } from '@mui/material';
import './texts.ts';
import NoticeIcon from '@mui/icons-material/ErrorOutline';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { textField } from '../../richText/textField.ts';
import { type Act, findingsFor } from '../../uzbek/assist.ts';
import type { Change } from '../../uzbek/changes.ts';
import type { Finding, FindingKind } from '../../uzbek/findings.ts';
import { letterSettings } from '../../uzbek/settings.ts';
import type { Language } from '../../wire/wire.ts';
import { LettersDialog } from './LettersDialog.tsx';
import { applyTo, selectIn } from './places.ts';

interface LettersLineProps {
  /** The id of the element that describes the input. */
  id: string;
  source: string;
  value: unknown;
  /** Undefined where the text may be in any language. */
  language?: Language;
}

/** The conversion that fixes each finding, in display order. Russian text in an Uzbek field has to be translated and is only shown. */
const FIXES: Readonly<Record<FindingKind, Act | undefined>> = {
  apostrophe: 'apostrophes',
  cyrillic: 'to-latin',
  'old-latin': 'to-new-latin',
  'look-alike': 'look-alikes',
  russian: undefined,
};

const lineSx = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  minHeight: 28,
  paddingInlineStart: 1.75,
  typography: 'caption',
  color: 'text.secondary',
} as const;
const findingsSx = { flex: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, paddingTop: '2px' } as const;

const IMPATIENCE_MS = 1000;

const dropEnter = (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
  event.preventDefault();
  event.stopPropagation();
};

let enterDropped: ReturnType<typeof setTimeout> | undefined;

/** The field has the focus by now, where a second Enter after applying would submit the form. */
const dropSecondEnter = () => {
  clearTimeout(enterDropped);
  window.addEventListener('keydown', dropEnter, true);
  enterDropped = setTimeout(() => window.removeEventListener('keydown', dropEnter, true), IMPATIENCE_MS);
};

/** The findings of a text with their fixes, and for Uzbek texts a menu of all conversions. */
export const LettersLine = ({ id, source, value, language }: LettersLineProps) => {
  const translate = useTranslate();
  const { findings, areNew } = useFindings(source, value, language);
  const [act, setAct] = useState<Act>();
  const open = (next: Act) => textField(source)?.isWritable() && setAct(next);
  const apply = (changes: readonly Change[]) => {
    setAct(undefined);
    // after the dialog has returned the focus
    requestAnimationFrame(() => {
      applyTo(source, changes);
      dropSecondEnter();
    });
  };
  const kinds = Object.keys(FIXES).map((kind) => findings.filter((finding) => finding.kind === kind));
  return (
    <Box sx={lineSx}>
      <span role="status" style={visuallyHidden}>
        {areNew && translate('letters.found')}
      </span>
      <Box id={id} sx={findingsSx}>
        {kinds.map(
          ([first, ...others]) =>
            first && (
              <FindingText
                key={first.kind}
                finding={first}
                count={others.length + 1}
                onFix={open}
                onShow={() => selectIn(source, first)}
              />
            ),
        )}
      </Box>
      {language !== 'ru' && language !== 'en' && <ConversionMenu onChoose={open} />}
      {act && (
        <LettersDialog {...{ act, source, language }} onClose={() => setAct(undefined)} onApply={apply} />
      )}
    </Box>
  );
};

const DEBOUNCE_MS = 600;

/**
 * The findings of a text, debounced; until then the former ones are shown.
 *
 * @returns `areNew`: they came while the text had the focus, so a screen reader announces them
 */
const useFindings = (source: string, value: unknown, language?: Language) => {
  const [found, setFound] = useState<{ findings: readonly Finding[]; areNew: boolean }>({
    findings: [],
    areNew: false,
  });
  const show = useEffectEvent((findings: readonly Finding[]) => {
    const isFirst = found.findings.length === 0 && textField(source)?.hasFocus() === true;
    setFound({ findings, areNew: findings.length > 0 && (found.areNew || isFirst) });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is what there is to look at
  useEffect(() => {
    const timer = setTimeout(() => {
      const nodes = textField(source)?.runs();
      if (nodes) show(findingsFor(nodes, language));
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [source, value, language]);
  return found;
};

interface FindingTextProps {
  finding: Finding;
  count: number;
  onFix: (act: Act) => void;
  onShow: () => void;
}

const FindingText = ({ finding: { kind }, count, onFix, onShow }: FindingTextProps) => {
  const translate = useTranslate();
  const fix = FIXES[kind];
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5 }}>
      <NoticeIcon color="warning" style={{ fontSize: 16 }} />
      <span>{translate(`letters.findings.${kind}`, { smart_count: count })}</span>
      <Button
        size="small"
        sx={{ minHeight: 24, paddingBlock: 0, paddingInline: 0.75, fontSize: 13, lineHeight: '24px' }}
        onClick={() => (fix ? onFix(fix) : onShow())}
      >
        {translate(fix ? `letters.acts.${fix}` : 'letters.show')}
      </Button>
    </Box>
  );
};

/** The conversions of an Uzbek text, in menu order. */
export const uzbekConversions = (): readonly Act[] => [
  'apostrophes',
  'to-latin',
  ...(letterSettings().alphabet === 2026 ? (['to-new-latin'] as const) : []),
  'look-alikes',
  'to-cyrillic',
];

/** Each conversion opens the dialog with its proposals first. */
const ConversionMenu = ({ onChoose }: { onChoose: (act: Act) => void }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = translate('letters.menu');
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ width: 28, height: 28, borderRadius: 1, fontSize: 14, fontWeight: 700 }}
      >
        Oʻ
      </IconButton>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {uzbekConversions().map((act) => (
          <MenuItem
            key={act}
            onClick={() => {
              setAnchor(undefined);
              onChoose(act);
            }}
          >
            {translate(`letters.acts.${act}`)}…
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
