import Box from '@mui/material/Box';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId, useMemo, useState } from 'react';
import {
  SourceContextProvider,
  TranslatableContextProvider,
  useResourceContext,
  useSourceContext,
  useTranslatable,
  useTranslate,
} from 'react-admin';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { LANGUAGES, type Language } from '../../wire/wire.ts';
import { useKey } from '../keys/useKey.ts';
import { partsOf } from './completeness.ts';
import { useSaveFailure } from './formState.ts';
import { OneToolbar } from './formWork.ts';
import { LanguageTab } from './LanguageTab.tsx';
import { TextLanguage } from './textLanguage.ts';
import { faultsOf } from './useFieldFaults.ts';
import { useLanguageDesk } from './useLanguageDesk.ts';

/** The field that holds a language's part of a record, in every kind. */
const sourceOf = (language: Language, part: string) => `entries.${language}.${part}`;

/** The field that an input or an editor writes to. */
const sourceOfElement = (element: Element | null) =>
  element?.getAttribute('name') ?? element?.getAttribute('data-source');

/** The languages for which a save was refused. */
const useWrongLanguages = () => {
  const faults = faultsOf(useSaveFailure());
  return LANGUAGES.filter((language) => faults.some(({ path }) => path.startsWith(sourceOf(language, ''))));
};

interface LanguageTabsProps {
  /** The inputs of one language; their sources are relative to its entry. */
  children: ReactNode;
  /** More inputs of the language, in the panel on the right; below the others where languages are side by side. */
  aside?: ReactNode;
  /** Inputs common to all languages, below `aside`. */
  shared?: ReactNode;
}

const tabsSx = {
  display: 'grid',
  columnGap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 860px) minmax(300px, 1fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
  '& > .languages': {
    display: 'flex',
    minHeight: 46,
    marginBottom: 2.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& > .languages > .MuiTabs-root': { flex: 1 },
  '& > .aside': {
    display: 'grid',
    gap: 2.5,
    paddingTop: { xs: 3, lg: 1 },
    gridArea: { lg: '1 / 2 / 3 / 3' },
  },
};

/**
 * The three languages in tabs, or side by side, in react-admin's translatable context. A language's inputs are mounted when it is first
 * opened, or when a save is refused for it, and stay. Alt+1, 2, 3 lead to a language.
 */
export const LanguageTabs = ({ children, aside, shared }: LanguageTabsProps) => {
  const translate = useTranslate();
  const id = useId();
  const parts = partsOf(useResourceContext());
  const { setFocus } = useFormContext();
  const translatable = useTranslatable({ locales: [...LANGUAGES], defaultLocale: LANGUAGES[0] });
  const current = LANGUAGES.find((language) => language === translatable.selectedLocale) ?? LANGUAGES[0];
  const [opened, setOpened] = useState<readonly Language[]>([current]);
  const { LanguageDesk, CompletenessMatrix, StaleTranslation, columns, setColumns } = useLanguageDesk(parts);
  const shown = columns?.languagesWith(current) ?? [current];

  // a save that was refused opens the languages it was refused for, and shows the first
  const failure = useSaveFailure();
  const [seen, setSeen] = useState(failure);
  const wrong = useWrongLanguages();
  if (failure !== seen) {
    setSeen(failure);
    if (wrong[0]) translatable.selectLocale(wrong[0]);
  }
  const missing = [...shown, ...wrong].filter((language) => !opened.includes(language));
  if (missing.length > 0)
    setOpened(LANGUAGES.filter((each) => opened.includes(each) || missing.includes(each)));

  /** The focus goes along: from a field to the same one of the other language, from anything else to the tab. */
  const switchTo = (language: Language) => {
    const source = sourceOfElement(document.activeElement);
    const isOf = (candidate: string) => LANGUAGES.some((each) => sourceOf(each, candidate) === source);
    const part = parts.find(isOf) ?? (columns && parts[0]);
    flushSync(() => translatable.selectLocale(language));
    if (document.activeElement?.closest('[hidden]')) document.getElementById(`${id}tab-${language}`)?.focus();
    if (part) setFocus(sourceOf(language, part));
  };

  useKey('ru', () => switchTo('ru'));
  useKey('uz', () => switchTo('uz'));
  useKey('en', () => switchTo('en'));

  const eachOpened = (content: ReactNode, role: 'tabpanel' | 'group') =>
    opened.map((language) => (
      <Box
        key={language}
        role={columns ? 'group' : role}
        id={role === 'tabpanel' ? `${id}panel-${language}` : undefined}
        aria-labelledby={`${id}tab-${language}`}
        hidden={!shown.includes(language)}
        sx={shown.includes(language) ? { display: 'grid', gap: 2.5 } : undefined}
      >
        {role === 'tabpanel' && StaleTranslation && <StaleTranslation language={language} />}
        <EntrySource language={language}>{content}</EntrySource>
      </Box>
    ));

  return (
    <TranslatableContextProvider value={translatable}>
      <OneToolbar value={columns?.editors.offer}>
        <Box className={columns && 'side-by-side'} sx={columns?.sx ?? tabsSx}>
          <div className="languages">
            {!columns && (
              <Tabs
                value={current}
                onChange={(_event, language) => translatable.selectLocale(language)}
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
            {LanguageDesk && (
              <LanguageDesk
                {...{ id, parts, current, shown, columns }}
                onCurrent={translatable.selectLocale}
                onColumns={setColumns}
              />
            )}
          </div>
          <Box className="entries" sx={{ minWidth: 0 }}>
            {eachOpened(children, 'tabpanel')}
          </Box>
          <div className="aside">
            {aside && eachOpened(aside, 'group')}
            <Box className="shared" sx={{ display: 'grid', gap: 2.5 }}>
              {shared}
              {CompletenessMatrix && <CompletenessMatrix />}
            </Box>
          </div>
        </Box>
      </OneToolbar>
    </TranslatableContextProvider>
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
