import { useInput } from 'ra-core';
import { TypeSelect } from './TypeSelect.tsx';
import type { TypeKind } from './typeKind.ts';

interface TypeInputProps {
  types: TypeKind;
  label: string;
}

/** The type of a document, in its form. */
export const TypeInput = ({ types, label }: TypeInputProps) => {
  const { field } = useInput({ source: types.idField });
  return (
    <TypeSelect
      types={types}
      by="id"
      label={label}
      placeholder="types.choose"
      value={field.value}
      onChange={field.onChange}
    />
  );
};
