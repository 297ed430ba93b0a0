import { type RaRecord, useGetList, useLocation } from 'ra-core';
import { EVERYTHING, SERVER_ORDER } from '../../dataProvider/listing.ts';
import type { ResourceName } from '../../kinds.ts';

/** The kind by whose records a list is chosen and a document is filed. */
export interface TypeKind {
  resource: ResourceName;
  /** A translation key: what the choice of a type is called. */
  label: string;
  /** The field with a type's Russian name. */
  nameField: string;
  /** The field in which a document names its type by id. */
  idField: string;
}

const silent = { onError: (error: Error) => console.error(error) };

/** All types of a kind: one request for the dropdowns of the list and of the form. */
export const useTypes = ({ resource }: TypeKind) =>
  useGetList(resource, { pagination: EVERYTHING, sort: SERVER_ORDER }, silent);

/** `?code=2`, safe in an address. */
export const codeSearch = (code: string): string => `?${new URLSearchParams({ code })}`;

/**
 * What a document's form has to do with its type.
 *
 * @returns `preset`: the type whose code the address carries, so that a new document starts with the one that was chosen in
 *   the list; `codeOf`: the code of a document's type, '' when it is not known; `after`: the list that shows a saved
 *   document, with its type chosen
 */
export const useTypedForm = (kind: TypeKind) => {
  const { search } = useLocation();
  const types = useTypes(kind);
  const typeWhere = (field: string, value: unknown) =>
    types.data?.find((type) => String(type[field]) === String(value));

  const preset = typeWhere('code', new URLSearchParams(search).get('code'));
  const codeOf = (saved: Partial<RaRecord>) => String(typeWhere('id', saved[kind.idField])?.code ?? '');
  const after = (resource = '', _id?: unknown, saved: Partial<RaRecord> = {}): string => {
    const code = codeOf(saved);
    return code ? resource + codeSearch(code) : resource;
  };
  return { types, preset: preset && { [kind.idField]: preset.id }, codeOf, after };
};
