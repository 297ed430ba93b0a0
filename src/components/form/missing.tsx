import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { isDoneOnce } from '../../dataProvider/http.ts';
import type { Entry } from '../../dataProvider/records.ts';
import { LANGUAGES, type Language } from '../../wire/wire.ts';
import { Confirm } from '../Confirm.tsx';
import { partsOf } from './completeness.ts';
import type { Editing } from './formState.ts';
import { isWritten } from './written.ts';

/** The fields besides titles without which a record is hardly of use. */
const EXPECTED: Record<string, readonly string[]> = {
  histories: ['year'],
  information: ['informationTypeId'],
  informationTypes: ['name'],
  normativeDocuments: ['normativeDocumentTypeId'],
  templates: ['clientTypeId'],
  vacancies: ['departmentId', 'status'],
};

const isBlank = (value: unknown) =>
  value == null || value === '' || (typeof value === 'string' && !isWritten(value, ''));

/** Languages without a title: those with other content, or all of them where none has a title. */
const withoutTitle = (
  entries: Record<Language, Entry>,
  [title, ...others]: readonly string[],
): Language[] => {
  if (!title) return [];
  const lacking = LANGUAGES.filter((language) => isBlank(entries[language]?.[title]));
  if (lacking.length === LANGUAGES.length) return lacking;
  return lacking.filter((language) => others.some((part) => !isBlank(entries[language]?.[part])));
};

/**
 * Asks before a record without a title or an expected field is saved, and before a new record is sent again that may have been stored
 * already where the depository would create a second one. Nothing is required (part 1, §3), so the user can save anyway.
 *
 * @returns the submit handler, and the dialog with the question
 */
export const useAskMissing = (
  editing: Editing,
  send: (values: FieldValues) => unknown,
): [typeof send, ReactNode] => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const parts = partsOf(resource);
  /** `missing` is empty in the question whether to repeat a save. */
  const [{ isOpen, missing }, setQuestion] = useState({ isOpen: false, missing: '' });
  const accepted = useRef('');
  const label = (source: string) => translate(`resources.${resource}.fields.${source}`);
  // some tell what a new record becomes without it
  const inNew = (source: string) =>
    translate(`form.missingInNew.${resource}.${source}`, { _: label(source) });

  const missingOf = (values: FieldValues) => {
    const languages = values.entries ? withoutTitle(values.entries, parts) : [];
    const inLanguages = languages.map((language) => translate(`languages.${language}`).toLowerCase());
    // what a stored record already lacks is not asked about again
    const wasThere = (source: string) => !editing.opened || !isBlank(editing.opened[source]);
    const named = (EXPECTED[resource] ?? [])
      .filter((source) => isBlank(values[source]) && wasThere(source))
      .map((source) => (editing.opened ? label(source) : inNew(source)));
    return [
      ...named,
      ...(languages.length > 0 ? [`${label(parts[0] ?? '')} (${inLanguages.join(', ')})`] : []),
    ];
  };

  const sendOrAsk = (values: FieldValues) => {
    if (editing.isBusy) return;
    const isRepeated = !editing.opened && editing.isSent && (editing.isKeyGivenAway || !isDoneOnce());
    const lacking = isRepeated ? '' : missingOf(values).join('; ');
    if (!isRepeated && (!lacking || lacking === accepted.current)) return send(values);
    setQuestion({ isOpen: true, missing: lacking });
  };

  const question = missing ? 'form.missing' : 'form.repeat';
  return [
    sendOrAsk,
    <Question
      key="question"
      isOpen={isOpen}
      title={translate(`${question}Title`)}
      content={translate(question, { what: missing })}
      onSend={(values) => {
        if (missing) accepted.current = missing;
        void send(values);
      }}
      close={() => setQuestion({ isOpen: false, missing })}
    />,
  ];
};

interface QuestionProps
  extends Pick<ComponentProps<typeof Confirm>, 'isOpen' | 'title' | 'content' | 'close'> {
  onSend: (values: FieldValues) => void;
}

const Question = ({ onSend, ...props }: QuestionProps) => {
  const { getValues } = useFormContext();
  return (
    <Confirm
      {...props}
      confirm={useTranslate()('form.saveAnyway')}
      confirmColor="primary"
      // a file may have arrived while the dialog was open
      onConfirm={() => onSend(getValues())}
    />
  );
};
