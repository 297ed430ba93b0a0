import { useInput } from 'ra-core';
import { TypeSelect } from './TypeSelect.tsx';
import type { TypeKind } from './typeKind.ts';

/** The type of a document, in its form. */
export const TypeInput = ({ types }: { types: TypeKind }) => {
  const { field } = useInput({ source: types.idField });
  return (
    <TypeSelect
      types={types}
      by="id"
      placeholder="types.choose"
      value={field.value}
      onChange={field.onChange}
    />
  );
};
