import { useTranslate } from 'react-admin';
import type { FieldPath } from '../../dataProvider/fieldPaths.ts';
import { useFieldLabel } from '../../diff/useFieldLabel.ts';
import { LANGUAGES, type Language } from '../../wire/wire.ts';

/** More than anybody reads in a line. */
const MOST = 6;

const placeOf = (source: string): FieldPath => {
  const [, name, inEntry] = /^entries\.(\w+)\.(.+)$/.exec(source) ?? [];
  const language = LANGUAGES.find((each) => each === name);
  // a list is told of as one
  if (source.startsWith('rows.')) return { path: 'list', field: 'list' };
  return { path: source, field: inEntry ?? source, language };
};

/** @returns what tells of changed fields in a line: «Заголовок (рус., узб.), Дата» */
export const useChangedFields = (resource: string) => {
  const translate = useTranslate();
  const labelOf = useFieldLabel(resource);
  return (sources: readonly string[]): string => {
    const fields = new Map<string, Language[]>();
    for (const { field, language } of sources.map(placeOf)) {
      const label = labelOf({ path: field, field });
      fields.set(label, [...(fields.get(label) ?? []), ...(language ? [language] : [])]);
    }
    const told = [...fields].map(([field, changed]) => {
      const languages = LANGUAGES.filter((each) => changed.includes(each))
        .map((each) => translate(`revisions.languages.${each}`))
        .join(', ');
      return languages ? translate('revisions.inLanguages', { field, languages }) : field;
    });
    const rest = told.length > MOST ? [translate('revisions.more', { count: told.length - MOST })] : [];
    return [...told.slice(0, MOST), ...rest].join(', ');
  };
};
