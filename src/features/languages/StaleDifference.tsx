import { useEffect } from 'react';
import { type RaRecord, useEvent, useNotify, useTranslate } from 'react-admin';
import { isFile, partsOf } from '../../components/form/completeness.ts';
import { RowFailure } from '../../components/RowFailure.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { useReadOf } from '../../components/useRead.ts';
import { DepositoryError } from '../../dataProvider/http.ts';
import { translationCalls } from '../../dataProvider/translationCalls.ts';
import { RecordDifference } from '../../diff/RecordDifference.tsx';
import type { Language } from '../../wire/wire.ts';

interface StaleDifferenceProps {
  resource: string;
  record: RaRecord;
  language: Language;
  /** Somebody else has checked or changed the translation. */
  onUpToDate: () => void;
}

/** The Russian texts of a record alone. */
const russianTexts = (resource: string, { id, entries }: RaRecord): RaRecord => {
  const texts = partsOf(resource).filter((part) => !isFile(part));
  return { id, entries: { ru: Object.fromEntries(texts.map((part) => [part, entries?.ru?.[part]])) } };
};

/** Compares the current Russian text with the one that was translated. */
export const StaleDifference = ({ resource, record, language, onUpToDate }: StaleDifferenceProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const call = translationCalls.translated(resource, record.id, language);
  const { data, error, refetch } = useReadOf('translated', call);
  const isUpToDate = error instanceof DepositoryError && error.status === 404;
  const endUpToDate = useEvent(() => {
    const text = error?.message ?? '';
    notify(text, { type: 'info', messageArgs: { _: text } });
    onUpToDate();
  });
  useEffect(() => {
    if (isUpToDate) endUpToDate();
  }, [isUpToDate, endUpToDate]);
  if (error)
    return <RowFailure text={error.message} action={translate('staleTranslation.show')} onRetry={refetch} />;
  if (!data) return <SkeletonRows rowCount={2} />;
  return (
    <RecordDifference
      resource={resource}
      before={russianTexts(resource, data)}
      after={russianTexts(resource, record)}
    />
  );
};
