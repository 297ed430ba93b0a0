import { type RaRecord, useTranslate } from 'react-admin';
import type { FieldPath } from '../dataProvider/fieldPaths.ts';
import { FUND_LISTS, type WrittenRow } from '../dataProvider/fundRows.ts';

/**
 * @returns the label of a field with its language: «Заголовок, на узбекском». The label of a row is its text in the first record that has
 * it.
 */
export const useFieldLabel = (resource: string) => {
  const translate = useTranslate();
  return ({ field, language }: FieldPath, ...records: Partial<RaRecord>[]): string => {
    if (resource === FUND_LISTS) {
      const { code, name } = Object(records.find((record) => record[field])?.[field]) as Partial<WrittenRow>;
      return [code, name].filter(Boolean).join(' · ');
    }
    const label = translate(`resources.${resource}.fields.${field}`, {
      _: translate('differences.other', { field }),
    });
    return language ? `${label}, ${translate(`languages.${language}`).toLowerCase()}` : label;
  };
};
