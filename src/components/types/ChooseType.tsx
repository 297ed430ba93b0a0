import PointerIcon from '@mui/icons-material/ManageSearch';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { EmptyPanel } from '../EmptyPanel.tsx';
import { type TypeKind, useTypes } from './typeKind.ts';

interface ChooseTypeProps {
  types: TypeKind;
  code: string;
  /** A translation key: what stands here before a choice. */
  text: string;
  /** What the choice shows. */
  children: ReactNode;
}

/** Shows its children once a type is chosen; a code that no type has (any more) is no choice. */
export const ChooseType = ({ types: kind, code, text, children }: ChooseTypeProps) => {
  const translate = useTranslate();
  const { data: types } = useTypes(kind);
  const isChosen = code !== '' && (!types || types.some((type) => String(type.code) === code));
  if (isChosen) return children;
  return <EmptyPanel icon={<PointerIcon aria-hidden />} text={translate(text)} />;
};
