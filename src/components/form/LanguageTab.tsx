import { Box } from '@mui/material';
import Tab, { type TabProps } from '@mui/material/Tab';
import { useResourceContext, useTranslate } from 'react-admin';
import { get, useFormState, useWatch } from 'react-hook-form';
import type { Entries } from '../../dataProvider/records.ts';
import type { Language } from '../../wire/wire.ts';
import { languageStates } from './completeness.ts';

const DOT = {
  complete: { bgcolor: 'success.main', borderColor: 'success.main' },
  partial: {
    color: 'warning.main',
    borderColor: 'currentColor',
    background: 'linear-gradient(90deg, currentColor 50%, transparent 50%)',
  },
  blank: { borderColor: 'text.secondary' },
  wrong: {
    width: 16,
    height: 16,
    borderColor: 'error.main',
    bgcolor: 'error.main',
    color: 'error.contrastText',
    fontSize: 11,
    lineHeight: '13px',
    '&::after': { content: '"!"' },
  },
};

/** How a language of the form around stands. Drawn anew when that changes, not with each key. */
export const useLanguageState = (language: Language): keyof typeof DOT => {
  const resource = useResourceContext();
  const written = useWatch({
    name: 'entries',
    compute: (entries: Partial<Entries> = {}) => languageStates(entries, resource)[language],
  });
  const { errors } = useFormState();
  return get(errors, `entries.${language}`) === undefined ? written : 'wrong';
};

interface LanguageDotProps {
  state: keyof typeof DOT;
  className?: string;
}

export const LanguageDot = ({ state, className = '' }: LanguageDotProps) => (
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
      ...DOT[state],
    }}
  />
);

interface LanguageTabProps extends Omit<TabProps, 'label' | 'icon'> {
  language: Language;
}

/** A language's tab with a full, half or empty dot, or a mark where a field is wrong. */
export const LanguageTab = ({ language, ...props }: LanguageTabProps) => {
  const translate = useTranslate();
  const state = useLanguageState(language);
  const name = translate(`languages.${language}`);
  return (
    <Tab
      {...props}
      label={name}
      aria-label={name}
      aria-description={translate(`form.${state}`)}
      title={translate(`form.${state}`)}
      icon={<LanguageDot state={state} />}
      iconPosition="end"
      sx={{ minHeight: 46 }}
    />
  );
};
