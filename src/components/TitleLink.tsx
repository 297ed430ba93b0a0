import { LinkBase, useTranslate } from 'ra-core';
import { DraftMark } from '../drafts/DraftMark.tsx';
import { ScheduleMark } from '../schedule/ScheduleMark.tsx';
import { useEditLink } from './useEditLink.ts';

/** A row's title, as a real link to its form. */
export const TitleLink = ({ title }: { title: string }) => {
  const translate = useTranslate();
  const link = useEditLink();
  return (
    <>
      <LinkBase {...link} className={title ? 'row-title' : 'row-title is-missing'}>
        <span>{title || translate('list.noTitle')}</span>
      </LinkBase>
      <DraftMark />
      <ScheduleMark />
    </>
  );
};
