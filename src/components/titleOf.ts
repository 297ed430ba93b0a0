import { type RaRecord, useTranslate } from 'react-admin';
import { textOf } from '../dataProvider/listing.ts';
import { isProposable } from '../dataProvider/reviewCalls.ts';
import { LANGUAGES } from '../wire/wire.ts';

/** The title of an item: the Russian one, another one, or its number. */
export const titleOf = (record: RaRecord): string =>
  LANGUAGES.map((language) => record.entries?.[language])
    .map((entry) => textOf(entry?.title).trim())
    .find(Boolean) ?? `№ ${record.id}`;

/** The title of an entry in the review queue: that of an item, or a description of a change. */
export const useReviewedTitle = () => {
  const translate = useTranslate();
  return ({ kind, title }: { kind: string; title: string }): string =>
    isProposable(kind)
      ? [translate(`resources.${kind}.name`), title].filter(Boolean).join(', ')
      : title || translate('list.noTitle');
};
