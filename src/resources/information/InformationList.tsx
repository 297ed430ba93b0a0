import { TypedRecords } from '../../components/types/TypedRecords.tsx';
import { InformationYears } from './InformationYears.tsx';

/** The documents of the chosen type, year by year. */
export const InformationList = () => (
  <TypedRecords placeholder="types.chooseTable" notChosen="information.notChosen">
    {(code) => <InformationYears key={code} code={code} />}
  </TypedRecords>
);
