import './proposals/texts.ts';
import { useTranslate } from 'react-admin';
import { isProposable } from '../../dataProvider/reviewCalls.ts';

/** What a row of the queue is called: an item by its title, a change by what it changes. */
export const useRowTitle = () => {
  const translate = useTranslate();
  return ({ kind, title }: { kind: string; title: string }): string =>
    isProposable(kind) ? translate(`proposals.title.${kind}`, { title }) : title || translate('list.noTitle');
};
