import { useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { PageHeader } from '../PageHeader.tsx';
import { ChooseType } from './ChooseType.tsx';
import { TypeBar } from './TypeBar.tsx';
import type { TypeKind } from './typeKind.ts';
import { useChosenCode } from './useChosenCode.ts';

interface TypedRecordsProps {
  types: TypeKind;
  /** Translation keys: the dropdown's placeholder, and what stands here before a choice. */
  placeholder: string;
  notChosen: string;
  /** What the chosen code shows. */
  children: (code: string) => ReactNode;
}

/** A list that is chosen by type (part 2, §2). */
export const TypedRecords = ({ types, placeholder, notChosen, children }: TypedRecordsProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const [code, choose] = useChosenCode();
  return (
    <>
      <PageHeader title={translate(`resources.${resource}.name`)} />
      <TypeBar types={types} placeholder={placeholder} code={code} onChange={choose} />
      <ChooseType types={types} code={code} text={notChosen}>
        {children(code)}
      </ChooseType>
    </>
  );
};
