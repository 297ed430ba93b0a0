import { Tooltip } from '@mui/material';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { LANGUAGES, type Language } from '../wire/wire.ts';
import { languageStates } from './form/completeness.ts';

const SHORT = { ru: 'РУ', uz: 'УЗ', en: 'EN' };

/** How much there is of each language of a row, in three marks: full, half or dashed. Their letters are drawn, so that a cell holds its words alone. */
export const LanguageMarks = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext();
  if (!record?.entries) return null;
  const { entries, stale } = record;
  const states = languageStates(entries, resource);
  const isStale = (language: Language) => Array.isArray(stale) && stale.includes(language);
  const words = LANGUAGES.map((language) =>
    [
      `${translate(`languages.${language}`)}: ${translate(`form.${states[language]}`)}`,
      ...(isStale(language) ? [translate('form.stale')] : []),
    ].join(', '),
  ).join('; ');
  return (
    <Tooltip title={words}>
      <span className="language-marks" role="img" aria-label={words}>
        {LANGUAGES.map((language) => (
          <i
            key={language}
            className={states[language]}
            data-short={SHORT[language] + (isStale(language) ? '!' : '')}
          />
        ))}
      </span>
    </Tooltip>
  );
};
