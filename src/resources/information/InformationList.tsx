import '../../i18n/registers.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useStore, useTranslate } from 'ra-core';
import { LackingSelect } from '../../components/LackingSelect.tsx';
import { ListToolbar } from '../../components/ListToolbar.tsx';
import { Notice } from '../../components/Notice.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { TypedRecords } from '../../components/types/TypedRecords.tsx';
import { EVERYTHING, SERVER_ORDER } from '../../dataProvider/listing.ts';
import type { Information } from '../../dataProvider/registerShapes.ts';
import { useOpenYears } from './useOpenYears.ts';
import { YearPanel } from './YearPanel.tsx';
import { yearsDown } from './years.ts';

/** Only the depository itself knows of whole lists what they lack. */
const MANY = { page: 1, perPage: 100 };

const silent = { onError: (error: Error) => console.error(error) };

/** The documents of the chosen type, year by year. */
export const InformationList = () => (
  <TypedRecords placeholder="types.chooseTable" notChosen="information.notChosen">
    {(code) => <InformationYears key={code} code={code} />}
  </TypedRecords>
);

/** An accordion of years; at first the newest year with documents is open. */
const InformationYears = ({ code }: { code: string }) => {
  const translate = useTranslate();
  const [lacking, setLacking] = useStore(`information.${code}.lacking`, '');
  const { data, total, error, isPending, refetch } = useGetList<Information>(
    'information',
    { filter: { code, lacking }, pagination: lacking ? MANY : EVERYTHING, sort: SERVER_ORDER },
    { ...silent, placeholderData: keepPreviousData },
  );
  const documents = data ?? [];
  const isWhole = (total ?? 0) <= documents.length;
  const years = yearsDown(documents.map(({ year }) => year));
  const countIn = (year: number) => documents.filter((each) => Number(each.year) === year).length;
  const [open, toggle] = useOpenYears(code, years.find(countIn) ?? years[0]);

  // a list that cannot be read again says so above its rows, in the years that are open
  if (error && !data)
    return (
      <Notice
        title={translate('list.failed')}
        text={error.message}
        action={{ label: translate('list.retry'), onClick: () => refetch() }}
      />
    );
  if (isPending) return <SkeletonRows rowCount={years.length} columnCount={2} />;
  return (
    <>
      <ListToolbar isFiltered={lacking !== ''} onReset={() => setLacking('')}>
        <LackingSelect value={lacking} onChange={setLacking} />
      </ListToolbar>
      {years.map((year) => (
        <YearPanel
          key={year}
          code={code}
          year={year}
          lacking={lacking}
          count={isWhole ? countIn(year) : undefined}
          isOpen={open.includes(year)}
          onToggle={() => toggle(year)}
        />
      ))}
    </>
  );
};
