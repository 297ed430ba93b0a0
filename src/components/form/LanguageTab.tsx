import Box from '@mui/material/Box';
import Tab, { type TabProps } from '@mui/material/Tab';
import { useTranslate } from 'ra-core';
import { get, useFormState, useWatch } from 'react-hook-form';
import type { Language } from '../../dataProvider/wire.ts';

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';

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

interface LanguageTabProps extends TabProps {
  language: Language;
  /** The fields that make this language complete. */
  sources: readonly string[];
}

/** A language's tab with a full, half or empty dot, or a mark where a field is wrong. */
export const LanguageTab = ({ language, sources, ...props }: LanguageTabProps) => {
  const translate = useTranslate();
  const values: unknown[] = useWatch({ name: [...sources] });
  const filled = values.filter(isFilled).length;
  const { errors } = useFormState();
  const isWrong = get(errors, `entries.${language}`) !== undefined;
  const written = filled === sources.length ? 'complete' : filled > 0 ? 'partial' : 'blank';
  const state = isWrong ? 'wrong' : written;
  const name = translate(`languages.${language}`);
  return (
    <Tab
      {...props}
      label={name}
      aria-label={name}
      aria-description={translate(`form.${state}`)}
      title={translate(`form.${state}`)}
      icon={
        <Box
          component="span"
          className="is-colour"
          sx={{ width: 10, height: 10, borderRadius: '50%', border: '1.5px solid', ...DOT[state] }}
        />
      }
      iconPosition="end"
    />
  );
};
