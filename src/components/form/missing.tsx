import { type ReactNode, useRef, useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import type { Entry } from '../../dataProvider/records.ts';
import { LANGUAGES, type Language } from '../../wire/wire.ts';
import { Confirm } from '../Confirm.tsx';
import { partsOf } from './completeness.ts';
import type { Editing } from './formState.ts';
import { isDoneOnce } from './SendLater.tsx';
import { isWritten } from './written.ts';

/** The fields besides titles without which a record is hardly of use. */
const EXPECTED: Record<string, readonly string[]> = {
  histories: ['year'],
  informationTypes: ['name'],
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
): [typeof send, ...ReactNode[]] => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const parts = partsOf(resource);
  const [asked, setAsked] = useState('');
  const [isRepeating, setIsRepeating] = useState(false);
  const accepted = useRef('');
  const label = (source: string) => translate(`resources.${resource}.fields.${source}`);

  const missingOf = (values: FieldValues) => {
    const languages = values.entries ? withoutTitle(values.entries, parts) : [];
    const inLanguages = languages.map((language) => translate(`languages.${language}`).toLowerCase());
    // what a stored record already lacks is not asked about again
    const wasThere = (source: string) => !editing.opened || !isBlank(editing.opened[source]);
    const named = (EXPECTED[resource] ?? [])
      .filter((source) => isBlank(values[source]) && wasThere(source))
      .map(label);
    return [
      ...named,
      ...(languages.length > 0 ? [`${label(parts[0] ?? '')} (${inLanguages.join(', ')})`] : []),
    ];
  };

  const sendOrAsk = (values: FieldValues) => {
    if (!editing.opened && editing.unansweredKey === editing.saveKey && !isDoneOnce())
      return setIsRepeating(true);
    const missing = missingOf(values).join('; ');
    if (!missing || missing === accepted.current) return send(values);
    setAsked(missing);
  };

  return [
    sendOrAsk,
    <Question
      key="repeated"
      isOpen={isRepeating}
      title="form.repeatTitle"
      content={translate('form.repeat')}
      onConfirm={(values) => {
        setIsRepeating(false);
        void send(values);
      }}
      onClose={() => setIsRepeating(false)}
    />,
    <Question
      key="missing"
      isOpen={asked !== ''}
      title="form.missingTitle"
      content={translate('form.missing', { what: asked })}
      onConfirm={(values) => {
        accepted.current = asked;
        setAsked('');
        void send(values);
      }}
      onClose={() => setAsked('')}
    />,
  ];
};

interface QuestionProps {
  isOpen: boolean;
  title: string;
  content: string;
  onConfirm: (values: FieldValues) => void;
  onClose: () => void;
}

const Question = ({ title, onConfirm, ...props }: QuestionProps) => {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  return (
    <Confirm
      {...props}
      title={translate(title)}
      confirm={translate('form.saveAnyway')}
      confirmColor="primary"
      // a file may have arrived while the dialog was open
      onConfirm={() => onConfirm(getValues())}
    />
  );
};
