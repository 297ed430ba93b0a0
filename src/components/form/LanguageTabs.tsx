import Box from '@mui/material/Box';
import Tabs from '@mui/material/Tabs';
import { SourceContextProvider, useTranslate } from 'ra-core';
import { type ReactNode, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import type { FieldFault } from '../../dataProvider/http.ts';
import { LANGUAGES, type Language } from '../../dataProvider/wire.ts';
import { useKey } from '../keys/useKey.ts';
import { TextLanguage, useFormWork } from './formWork.ts';
import { LanguageTab } from './LanguageTab.tsx';

/** The field in which a language's part of an item stands, in every kind. */
const sourceOf = (language: Language, part: string) => `entries.${language}.${part}`;

const languageOf = ({ path }: FieldFault) =>
  LANGUAGES.find((language) => path.startsWith(sourceOf(language, '')));

/** The field that an input or an editor writes to. */
const sourceOfElement = (element: Element | null) =>
  element?.getAttribute('name') ?? element?.getAttribute('data-source');

interface LanguageTabsProps {
  /** The fields of an entry that make a language complete. */
  parts: readonly string[];
  /** The inputs of one language; their sources are relative to its entry. */
  children: ReactNode;
  /** More inputs of the current language, in the panel on the right. */
  aside?: ReactNode;
  /** Inputs common to all languages, below `aside`. */
  shared?: ReactNode;
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 860px) minmax(300px, 1fr)' },
};

/** Tabs of the three languages; a language's inputs stay mounted once it was opened. Alt+1, 2, 3 switch. */
export const LanguageTabs = ({ parts, children, aside, shared }: LanguageTabsProps) => {
  const translate = useTranslate();
  const id = useId();
  const { setFocus } = useFormContext();
  const [current, setCurrent] = useState<Language>('ru');
  const [opened, setOpened] = useState<readonly Language[]>(['ru']);

  // a save that was refused opens the languages it was refused for, and shows the first
  const { faults, files } = useFormWork();
  const [seen, setSeen] = useState(faults);
  if (faults !== seen) {
    const wrong = [...new Set(faults.map(languageOf))].filter((language) => language !== undefined);
    setSeen(faults);
    setOpened([...new Set([...opened, ...wrong])]);
    if (wrong[0]) setCurrent(wrong[0]);
  }

  // a file that a draft has kept is sent by the field of its language
  const waiting = useSyncExternalStore(files.watchWaiting, files.waiting);
  const wanted = LANGUAGES.filter((language) =>
    [...waiting.keys()].some((path) => path.startsWith(sourceOf(language, ''))),
  ).filter((language) => !opened.includes(language));
  if (wanted.length > 0) setOpened([...opened, ...wanted]);

  const open = (language: Language) => {
    setCurrent(language);
    setOpened((before) => (before.includes(language) ? before : [...before, language]));
  };

  /** The focus goes along: from a field to the same one of the other language, from anything else to the tab. */
  const switchTo = (language: Language) => {
    const source = sourceOfElement(document.activeElement);
    const part = parts.find((candidate) => sourceOf(current, candidate) === source);
    flushSync(() => open(language));
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
        role={role}
        id={role === 'tabpanel' ? `${id}panel-${language}` : undefined}
        aria-labelledby={`${id}tab-${language}`}
        hidden={language !== current}
        sx={language === current ? { display: 'grid', gap: 2.5 } : undefined}
      >
        <EntrySource language={language}>{content}</EntrySource>
      </Box>
    ));

  return (
    <Box sx={columns}>
      <Box sx={{ minWidth: 0 }}>
        <Tabs
          value={current}
          onChange={(_event, language: Language) => open(language)}
          aria-label={translate('languages.label')}
          variant="scrollable"
          scrollButtons={false}
          sx={{ marginBottom: 2.5, borderBottom: 1, borderColor: 'divider' }}
        >
          {LANGUAGES.map((language) => (
            <LanguageTab
              key={language}
              language={language}
              sources={parts.map((part) => sourceOf(language, part))}
              value={language}
              id={`${id}tab-${language}`}
              aria-controls={opened.includes(language) ? `${id}panel-${language}` : undefined}
            />
          ))}
        </Tabs>
        {eachOpened(children, 'tabpanel')}
      </Box>
      {(aside || shared) && (
        <Box sx={{ display: 'grid', gap: 2.5, paddingTop: { lg: 1 } }}>
          {aside && eachOpened(aside, 'group')}
          {shared}
        </Box>
      )}
    </Box>
  );
};

interface EntrySourceProps {
  language: Language;
  children: ReactNode;
}

const EntrySource = ({ language, children }: EntrySourceProps) => {
  const value = useMemo(
    () => ({
      getSource: (source: string) => sourceOf(language, source),
      getLabel: (source: string) => `form.${source}`,
    }),
    [language],
  );
  return (
    <TextLanguage value={language}>
      <SourceContextProvider value={value}>{children}</SourceContextProvider>
    </TextLanguage>
  );
};
