import { Box, Tab, type TabProps } from '@mui/material';
import { useResourceContext, useTranslate } from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';
import type { Entries } from '../../dataProvider/records.ts';
import { staleOf } from '../../dataProvider/translationCalls.ts';
import type { Language } from '../../wire/wire.ts';
import { languageStates } from './completeness.ts';
import { useOpenedRecord } from './formState.ts';

const sign = (colour: 'error' | 'warning') => ({
  width: 16,
  height: 16,
  borderColor: `${colour}.main`,
  bgcolor: `${colour}.main`,
  color: `${colour}.contrastText`,
  fontSize: 11,
  lineHeight: '13px',
  '&::after': { content: '"!"' },
});

const DOT = {
  complete: { display: 'none' },
  partial: {
    color: 'warning.main',
    borderColor: 'currentColor',
    background: 'linear-gradient(90deg, currentColor 50%, transparent 50%)',
  },
  blank: { borderColor: 'text.secondary' },
  stale: sign('warning'),
  wrong: sign('error'),
};

/** The completeness of a language as a mark and in words. Renders again when it changes, not at each key. */
export const useLanguageState = (language: Language): { mark: keyof typeof DOT; words: string } => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const written = useWatch({
    name: 'entries',
    compute: (entries: Partial<Entries> = {}) => languageStates(entries, resource)[language],
  });
  const { errors } = useFormState();
  const isStale = staleOf(useOpenedRecord()).includes(language);
  const state = get(errors, `entries.${language}`) === undefined ? written : 'wrong';
  return {
    mark: isStale && state !== 'wrong' ? 'stale' : state,
    words: [translate(`form.${state}`), isStale && translate('form.stale')].filter(Boolean).join(', '),
  };
};

interface LanguageDotProps {
  mark: keyof typeof DOT;
  /** MUI's Tab passes the class of its icon. */
  className?: string;
}

export const LanguageDot = ({ mark, className = '' }: LanguageDotProps) => (
  <Box
    component="span"
    className={`${className} is-colour`}
    sx={{
      flex: 'none',
      width: 10,
      height: 10,
      borderRadius: '50%',
      border: '1.5px solid',
      textAlign: 'center',
      ...DOT[mark],
    }}
  />
);

interface LanguageTabProps extends Omit<TabProps, 'label' | 'icon'> {
  language: Language;
}

/** A language's tab with a half or empty dot, or a warning mark where the text is stale or a field is invalid. */
export const LanguageTab = ({ language, ...props }: LanguageTabProps) => {
  const translate = useTranslate();
  const { mark, words } = useLanguageState(language);
  const name = translate(`languages.${language}`);
  return (
    <Tab
      {...props}
      label={name}
      aria-label={name}
      aria-description={words}
      title={words}
      icon={<LanguageDot mark={mark} />}
      iconPosition="end"
      sx={{ minHeight: 46 }}
    />
  );
};
