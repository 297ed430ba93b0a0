import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { formatAmount } from '../amounts.ts';
import { coverKey, coverSource, pdfKey } from '../dataProvider/coversAndPdfs.ts';
import { endpointOf } from '../dataProvider/endpoints.ts';
import { type FieldPath, isRichText } from '../dataProvider/fieldPaths.ts';
import { FUND_LISTS, type WrittenRow } from '../dataProvider/fundRows.ts';
import { EVERYTHING, textOf, valueAt } from '../dataProvider/listing.ts';
import { idAsRead, isFileId } from '../dataProvider/records.ts';
import { dayInWords } from '../dates.ts';
import { isScreen } from '../wire/kinds.ts';
import type { FileIdWire } from '../wire/wire.ts';
import { plainHtml } from './words.ts';

/** The value of a field in readable form; '' for an empty one. */
export interface FieldValue {
  text: string;
  /** The address of a picture. */
  picture?: string;
  /** A text as HTML, also a plain one; undefined for other values. */
  html?: string;
  /** The text itself is HTML. */
  isRich?: boolean;
}

const VERBATIM = ['published', 'pending'];

/** The kind a field refers to, and the field with its records' names. */
const referenceOf = (resource: string) => {
  if (resource === 'vacancies')
    return { field: 'departmentId', of: 'departments', nameField: 'entries.ru.title' };
  const types = isScreen(resource) ? endpointOf(resource).types : undefined;
  return types && { field: types.idField, of: types.resource, nameField: types.nameField };
};

/** @returns a function that formats the value of a record's field */
export const useFieldValue = (resource: string) => {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const reference = referenceOf(resource);
  const { data: referred } = useGetList(reference?.of ?? '', EVERYTHING, {
    enabled: reference !== undefined,
  });

  const fileName = (record: Partial<RaRecord>, path: string, field: 'pdf' | 'cover', id: FileIdWire) => {
    const chosen = queryClient.getQueryData<object>(field === 'pdf' ? pdfKey(id) : coverKey(id));
    const name = valueAt(Object(chosen), 'name') ?? valueAt(record, path.replace(/Id$/, 'File.name'));
    return typeof name === 'string'
      ? name
      : translate(field === 'pdf' ? 'differences.file' : 'differences.picture');
  };

  const rowInWords = (path: string, value: unknown) => {
    if (!value) return translate('guaranteeFund.noRow');
    const { code, name, fund } = Object(value) as Partial<WrittenRow>;
    const row = [code, name, formatAmount(fund)].map(textOf).filter(Boolean).join(' · ');
    return path === 'typing' ? translate('guaranteeFund.halfTyped', { row }) : row;
  };

  return (record: Partial<RaRecord>, { path, field }: FieldPath): FieldValue => {
    const value = valueAt(record, path);
    if (resource === FUND_LISTS) return { text: rowInWords(path, value) };
    if (value === undefined || value === null || value === '') return { text: '' };
    if (field === 'coverId' && isFileId(value)) {
      const picture = valueAt(record, path.replace(/coverId$/, 'coverBase64'));
      return {
        text: fileName(record, path, 'cover', value),
        picture: typeof picture === 'string' ? coverSource(picture) : undefined,
      };
    }
    if (field === 'pdfId' && isFileId(value)) return { text: fileName(record, path, 'pdf', value) };
    if (field === reference?.field) {
      const found = referred?.find(({ id }) => String(idAsRead(id)) === String(value));
      const name = found && valueAt(found, reference.nameField);
      return { text: textOf(name || value) };
    }
    if (field === 'fund') return { text: formatAmount(value) };
    if (typeof value === 'boolean') return { text: translate(`differences.${value ? 'yes' : 'no'}`) };
    if (typeof value !== 'string') return { text: textOf(value) };
    if (VERBATIM.includes(value)) return { text: translate(`differences.${value}`) };
    const day = dayInWords(value);
    if (day) return { text: day };
    const isRich = isRichText(resource, field);
    return { text: value, html: isRich ? value : plainHtml(value), isRich };
  };
};
