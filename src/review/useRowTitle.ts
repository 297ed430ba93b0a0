import '../proposals/texts.ts';
import { useTranslate } from 'ra-core';
import { isProposable, type Waiting } from '../dataProvider/reviewCalls.ts';

/** What a row of the queue is called: an item by its title, a change by what it changes. */
export const useRowTitle = () => {
  const translate = useTranslate();
  return ({ kind, title }: Pick<Waiting, 'kind' | 'title'>): string =>
    isProposable(kind) ? translate(`proposals.title.${kind}`, { title }) : title || translate('list.noTitle');
};
