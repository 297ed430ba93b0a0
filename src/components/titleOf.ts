import { type RaRecord, useTranslate } from 'react-admin';
import { isProposable } from '../dataProvider/reviewCalls.ts';
import { LANGUAGES } from '../wire/wire.ts';

/** What an item in three languages is called: its Russian title, else another, else its number. */
export const titleOf = (record: RaRecord): string =>
  LANGUAGES.map((language) => record.entries?.[language])
    .map((entry) => String(entry?.title ?? '').trim())
    .find(Boolean) ?? `№ ${record.id}`;

/** What something in the review queue is called: an item by its title, a change by what it changes. */
export const useReviewedTitle = () => {
  const translate = useTranslate();
  return ({ kind, title }: { kind: string; title: string }): string =>
    isProposable(kind)
      ? [translate(`resources.${kind}.name`), title].filter(Boolean).join(', ')
      : title || translate('list.noTitle');
};
