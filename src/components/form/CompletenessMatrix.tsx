import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useResourceContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Entries } from '../../dataProvider/records.ts';
import { staleOf } from '../../dataProvider/translationCalls.ts';
import { LANGUAGES, type Language } from '../../wire/wire.ts';
import { isFile, partStates, partsOf } from './completeness.ts';
import { useOpenedRecord } from './formState.ts';

const SIGNS = { complete: '✓', blank: '○', stale: '!', unasked: '–' };
const LACKING = ['blank', 'stale'];

const tableSx = {
  borderCollapse: 'collapse',
  width: '100%',
  maxWidth: 420,
  typography: 'body2',
  '& caption': { textAlign: 'start', fontWeight: 600, paddingBottom: 0.5 },
  '& th, & td': { padding: '3px 8px', borderBottom: 1, borderColor: 'divider', textAlign: 'center' },
  '& th': { fontWeight: 400, color: 'text.secondary' },
  '& th[scope=row]': { textAlign: 'start', paddingInlineStart: 0 },
};

/** Shows the parts that lack a language or are stale in one; where none is, all parts are folded. */
export const CompletenessMatrix = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const parts = partsOf(resource);
  const states = useWatch({
    name: 'entries',
    compute: (entries: Partial<Entries> = {}) =>
      partStates(parts, (language, part) => entries[language]?.[part]),
  });
  const stale = staleOf(useOpenedRecord());
  const stateOf = (part: string, language: Language): keyof typeof SIGNS => {
    const state = states[part]?.[language] ?? 'blank';
    return state === 'complete' && !isFile(part) && stale.includes(language) ? 'stale' : state;
  };
  const isLacking = (part: string) => LANGUAGES.some((language) => LACKING.includes(stateOf(part, language)));
  const lacking = parts.filter(isLacking);
  const table = (
    <Box component="table" sx={tableSx}>
      <caption>{translate('completeness.title')}</caption>
      <thead>
        <tr>
          <td />
          {LANGUAGES.map((language) => (
            <th key={language} scope="col" aria-label={translate(`languages.${language}`)}>
              {translate(`sideBySide.short.${language}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(lacking.length > 0 ? lacking : parts).map((part) => (
          <tr key={part}>
            <th scope="row">{translate(`resources.${resource}.fields.${part}`)}</th>
            {LANGUAGES.map((language) => {
              const state = stateOf(part, language);
              const colour = LACKING.includes(state) ? 'warning.main' : 'text.secondary';
              return (
                <Box component="td" key={language} sx={{ color: colour, fontWeight: 600 }}>
                  <span aria-hidden>{SIGNS[state]}</span>
                  <span style={visuallyHidden}>{translate(`completeness.${state}`)}</span>
                </Box>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  );
  if (lacking.length > 0) return table;
  return (
    <Box
      component="details"
      sx={{
        typography: 'body2',
        '& summary': { paddingBlock: 0.5, color: 'text.secondary', cursor: 'pointer' },
      }}
    >
      <summary>{translate('completeness.all')}</summary>
      {table}
    </Box>
  );
};
