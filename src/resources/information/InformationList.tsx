import '../../i18n/registers.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useStore, useTranslate } from 'ra-core';
import { LackingSelect } from '../../components/LackingSelect.tsx';
import { ListToolbar } from '../../components/ListToolbar.tsx';
import { Notice } from '../../components/Notice.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { TypedRecords } from '../../components/types/TypedRecords.tsx';
import { NUMBER_ALONE, SERVER_ORDER } from '../../dataProvider/listing.ts';
import { useOpenYears } from './useOpenYears.ts';
import { YearPanel } from './YearPanel.tsx';
import { yearsDown } from './years.ts';

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
  const { data, meta, error, isPending, refetch } = useGetList(
    'information',
    { filter: { code, lacking }, pagination: NUMBER_ALONE, sort: SERVER_ORDER },
    { ...silent, placeholderData: keepPreviousData },
  );
  const counts: Record<string, number> = meta?.groups ?? {};
  const years = yearsDown(Object.keys(counts));
  const [open, toggle] = useOpenYears(code, years.find((year) => counts[year]) ?? years[0]);

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
          count={meta?.groups && (counts[year] ?? 0)}
          isOpen={open.includes(year)}
          onToggle={() => toggle(year)}
        />
      ))}
    </>
  );
};
