import '../../i18n/registers.ts';
import { useGetList, useTranslate } from 'ra-core';
import { Notice } from '../../components/Notice.tsx';
import { SkeletonRows } from '../../components/SkeletonRows.tsx';
import { TypedRecords } from '../../components/types/TypedRecords.tsx';
import { EVERYTHING, SERVER_ORDER } from '../../dataProvider/listing.ts';
import type { Information } from '../../dataProvider/registerShapes.ts';
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
  const { data, error, isPending, refetch } = useGetList<Information>(
    'information',
    { filter: { code }, pagination: EVERYTHING, sort: SERVER_ORDER },
    silent,
  );
  const documents = data ?? [];
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
  return years.map((year) => (
    <YearPanel
      key={year}
      code={code}
      year={year}
      count={countIn(year)}
      isOpen={open.includes(year)}
      onToggle={() => toggle(year)}
    />
  ));
};
