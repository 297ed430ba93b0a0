import { Tooltip } from '@mui/material';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { LANGUAGES, type Language } from '../wire/wire.ts';
import { languageStates } from './form/completeness.ts';

/**
 * Marks the languages of a row that are incomplete or stale; one quiet mark where none is. Drawn by CSS, so that the cell's text stays
 * the title.
 */
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
  const unfinished = LANGUAGES.filter((language) => states[language] !== 'complete' || isStale(language));
  return (
    <Tooltip title={words}>
      <span className="language-marks" role="img" aria-label={words}>
        {unfinished.length === 0 && <i className="complete" />}
        {unfinished.map((language) => (
          <i
            key={language}
            className={states[language] === 'blank' ? 'blank' : 'partial'}
            data-short={translate(`sideBySide.short.${language}`) + (isStale(language) ? '!' : '')}
          />
        ))}
      </span>
    </Tooltip>
  );
};
