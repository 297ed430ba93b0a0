import { Box, Tabs, Typography } from '@mui/material';
import { type FocusEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { SourceContextProvider, useResourceContext, useSourceContext, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { isRichText } from '../../dataProvider/fieldPaths.ts';
import { LANGUAGES, type Language } from '../../wire/wire.ts';
import { Slot } from '../features.tsx';
import { useKey } from '../keys.ts';
import { CompletenessMatrix } from './CompletenessMatrix.tsx';
import { partsOf } from './completeness.ts';
import { useSaveFailure } from './formState.ts';
import { ColumnHeaders, LanguageViewBar } from './LanguageColumns.tsx';
import { LanguageTab } from './LanguageTab.tsx';
import { columnsSx, OneToolbar, useLanguageView } from './sideBySide.ts';
import { TextLanguage } from './textLanguage.ts';
import { faultsOf } from './useFieldFaults.ts';
import { useSyncedScroll } from './useSyncedScroll.ts';

/** The field of a record that holds the parts of all languages. */
const sourceOf = (language: Language, part: string) => `entries.${language}.${part}`;

/** The form field of an input or editor element. */
const sourceOfElement = (element: Element | null) =>
  element?.getAttribute('name') ?? element?.getAttribute('data-source');

interface LanguageTabsProps {
  /** The inputs of one language; their sources are relative to its entry. */
  children: ReactNode;
  /** More inputs of the language, in the panel on the right; below the others where languages are side by side. */
  aside?: ReactNode;
  /** Inputs common to all languages, below `aside`. */
  shared?: ReactNode;
}

/** The width for two columns: that of the form in a window of 1200 pixels with the menu but without a panel. */
const WIDE = '@container (min-width: 900px)';
const NARROW = '@container (max-width: 400px)';

const tabsSx = {
  display: 'grid',
  columnGap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 860px) minmax(320px, 1fr)', gridTemplateRows: 'auto 1fr' },
  // without room for both, the view switch is above the tabs
  '& > .languages': {
    display: 'flex',
    flexWrap: 'wrap-reverse',
    minHeight: 46,
    marginBottom: 2.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& > .languages > .MuiTabs-root': { flex: '1 1 auto' },
  // all three with their dots on a phone of 390 pixels
  [NARROW]: {
    '& > .languages .MuiTab-root': { minWidth: 0, paddingInline: 0.5, fontSize: 12 },
    '& > .languages .MuiTab-icon': { marginInlineStart: 0.5 },
  },
  '& > .aside': {
    display: 'grid',
    gap: 2.5,
    marginTop: 3,
    padding: 2.5,
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    [WIDE]: { marginTop: 0, gridArea: '1 / 2 / 3 / 3' },
  },
};

/**
 * The three languages in tabs or side by side. A language's inputs are mounted when it is first opened or when a save is refused for it,
 * and stay mounted. Alt+1, 2, 3 switch the language.
 */
export const LanguageTabs = ({ children, aside, shared }: LanguageTabsProps) => {
  const translate = useTranslate();
  const id = useId();
  const resource = useResourceContext() ?? '';
  const parts = partsOf(resource);
  const richText = parts.find((part) => isRichText(resource, part)) ?? '';
  const { setFocus } = useFormContext();
  const [current, setCurrent] = useState<Language>(LANGUAGES[0]);
  const [opened, setOpened] = useState<readonly Language[]>([current]);
  const root = useRef<HTMLDivElement>(null);
  const view = useLanguageView(current);
  const { isColumns, shown } = view;
  const [toolbarPlace, setToolbarPlace] = useState<HTMLElement | null>(null);
  useSyncedScroll(root, isColumns);

  // a refused save mounts the languages it was refused for, and shows the first
  const failure = useSaveFailure();
  const [seen, setSeen] = useState(failure);
  const isWrong = (language: Language) =>
    faultsOf(failure).some(({ path }) => path.startsWith(sourceOf(language, '')));
  const wrong = LANGUAGES.filter(isWrong);
  if (failure !== seen) {
    setSeen(failure);
    if (wrong[0]) setCurrent(wrong[0]);
  }
  const missing = [...shown, ...wrong].filter((language) => !opened.includes(language));
  if (missing.length > 0)
    setOpened(LANGUAGES.filter((each) => opened.includes(each) || missing.includes(each)));

  /** Moves the focus from a field to the same field of the other language, and from anything else to the tab. */
  const switchTo = (language: Language) => {
    const source = sourceOfElement(document.activeElement);
    const isOf = (candidate: string) => LANGUAGES.some((each) => sourceOf(each, candidate) === source);
    const part = parts.find(isOf) ?? (isColumns ? parts[0] : undefined);
    flushSync(() => setCurrent(language));
    if (document.activeElement?.closest('[hidden]')) document.getElementById(`${id}tab-${language}`)?.focus();
    if (part) setFocus(sourceOf(language, part));
  };

  useKey('ru', () => switchTo('ru'));
  useKey('uz', () => switchTo('uz'));
  useKey('en', () => switchTo('en'));

  // Shift+Tab leads through the other columns, to which the toolbar would then belong
  useKey('toolbar', () => {
    const buttons = root.current?.querySelectorAll<HTMLElement>('[role=toolbar] [tabindex="0"]');
    [...(buttons ?? [])].find((button) => !button.closest('[hidden]'))?.focus();
  });

  const handleFocus = ({ target }: FocusEvent) => {
    if (!isColumns) return;
    const language = LANGUAGES.find((each) => target.closest(`[aria-labelledby="${id}tab-${each}"]`));
    if (language) setCurrent(language);
  };
  const handlePair = (pair: readonly Language[]) => {
    view.choosePair(pair);
    if (!pair.includes(current) && pair[0]) setCurrent(pair[0]);
  };

  const eachOpened = (content: ReactNode, role: 'tabpanel' | 'group') =>
    opened.map((language) => (
      <Box
        key={language}
        role={isColumns ? 'group' : role}
        id={role === 'tabpanel' ? `${id}panel-${language}` : undefined}
        aria-labelledby={`${id}tab-${language}`}
        hidden={!shown.includes(language)}
        sx={shown.includes(language) ? { display: 'grid', gap: 2.5 } : undefined}
      >
        <EntrySource language={language}>
          {role === 'tabpanel' && (
            <Box className="notices" sx={{ '&:empty': { display: 'none' } }}>
              <Slot name="languageNotices" />
            </Box>
          )}
          {role === 'group' && !isColumns && (
            <Typography variant="caption" sx={{ marginBottom: -1.5, color: 'text.secondary' }}>
              {translate('form.filesOf', { language: translate(`languages.${language}`).toLowerCase() })}
            </Typography>
          )}
          {content}
        </EntrySource>
      </Box>
    ));

  return (
    <OneToolbar value={isColumns ? { source: sourceOf(current, richText), place: toolbarPlace } : undefined}>
      <Box
        ref={root}
        className={isColumns ? 'side-by-side' : undefined}
        onFocus={handleFocus}
        sx={isColumns ? columnsSx(shown.length, parts) : tabsSx}
      >
        <div className="languages">
          {!isColumns && (
            <Tabs
              value={current}
              onChange={(_event, language) => setCurrent(language)}
              aria-label={translate('languages.label')}
            >
              {LANGUAGES.map((language) => (
                <LanguageTab
                  key={language}
                  language={language}
                  value={language}
                  id={`${id}tab-${language}`}
                  aria-controls={opened.includes(language) ? `${id}panel-${language}` : undefined}
                />
              ))}
            </Tabs>
          )}
          <LanguageViewBar view={view} onPair={handlePair} />
          {isColumns && <ColumnHeaders {...{ id, current, shown }} toolbarRef={setToolbarPlace} />}
        </div>
        <Box className="entries" sx={{ minWidth: 0 }}>
          {eachOpened(children, 'tabpanel')}
        </Box>
        <div className="aside">
          {aside && eachOpened(aside, 'group')}
          <Box className="shared" sx={{ display: 'grid', gap: 2.5 }}>
            {shared}
            <CompletenessMatrix />
          </Box>
        </div>
      </Box>
    </OneToolbar>
  );
};

interface EntrySourceProps {
  language: Language;
  children: ReactNode;
}

const EntrySource = ({ language, children }: EntrySourceProps) => {
  const { getLabel } = useSourceContext();
  const value = useMemo(
    () => ({ getSource: (source: string) => sourceOf(language, source), getLabel }),
    [language, getLabel],
  );
  return (
    <TextLanguage value={language}>
      <SourceContextProvider value={value}>{children}</SourceContextProvider>
    </TextLanguage>
  );
};
