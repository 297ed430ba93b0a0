import { LinkBase, useTranslate } from 'ra-core';
import { DraftMark } from '../features/drafts/DraftMark.tsx';
import { ScheduleMark } from '../features/schedule/ScheduleMarks.tsx';
import { LanguageMarks } from './LanguageMarks.tsx';
import { useEditLink } from './useEditLink.ts';

/** A row's title, as a real link to its form, and how much there is of its languages. */
export const TitleLink = ({ title }: { title: string }) => {
  const translate = useTranslate();
  const link = useEditLink();
  return (
    <div className="row-heading">
      <div>
        <LinkBase {...link} className={title ? 'row-title' : 'row-title is-missing'}>
          <span>{title || translate('list.noTitle')}</span>
        </LinkBase>
        <DraftMark />
        <ScheduleMark />
      </div>
      <LanguageMarks />
    </div>
  );
};
