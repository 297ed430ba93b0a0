import { useTranslate } from 'ra-core';
import { PageHeader } from '../../components/PageHeader.tsx';
import { ChooseType } from '../../components/types/ChooseType.tsx';
import { TypeBar } from '../../components/types/TypeBar.tsx';
import { useChosenCode } from '../../components/types/useChosenCode.ts';
import { InformationYears } from './InformationYears.tsx';
import { informationTypeKind } from './informationTypeKind.ts';

/** The documents of the chosen type, year by year. */
export const InformationList = () => {
  const translate = useTranslate();
  const [code, choose] = useChosenCode();
  return (
    <>
      <PageHeader title={translate('resources.information.name')} />
      <TypeBar
        types={informationTypeKind}
        label="information.type"
        placeholder="types.chooseTable"
        code={code}
        onChange={choose}
      />
      <ChooseType types={informationTypeKind} code={code} text="information.notChosen">
        <InformationYears key={code} code={code} />
      </ChooseType>
    </>
  );
};
