import { type RaRecord, useGetList, useLocation, useResourceContext } from 'react-admin';
import { typesOf } from '../../dataProvider/endpoints.ts';
import { EVERYTHING, SERVER_ORDER } from '../../dataProvider/listing.ts';

const silent = { onError: (error: Error) => console.error(error) };

/** The types by which this kind is listed: one request for the dropdowns of the list and of the form. */
export const useTypes = () => {
  const types = typesOf(useResourceContext());
  return {
    ...types,
    list: useGetList(types.resource, { pagination: EVERYTHING, sort: SERVER_ORDER }, silent),
  };
};

/** `?code=2`, safe in an address. */
export const codeSearch = (code: string): string => `?${new URLSearchParams({ code })}`;

/**
 * What a document's form has to do with its type.
 *
 * @returns `preset`: the type whose code the address carries, so that a new document starts with the one that was chosen in
 *   the list; `codeOf`: the code of a document's type, '' when it is not known; `after`: the list that shows a saved
 *   document, with its type chosen
 */
export const useTypedForm = () => {
  const { search } = useLocation();
  const { list, idField } = useTypes();
  const typeWhere = (field: string, value: unknown) =>
    list.data?.find((type) => String(type[field]) === String(value));

  const preset = typeWhere('code', new URLSearchParams(search).get('code'));
  const codeOf = (saved: Partial<RaRecord>) => String(typeWhere('id', saved[idField])?.code ?? '');
  const after = (resource = '', _id?: unknown, saved: Partial<RaRecord> = {}): string => {
    const code = codeOf(saved);
    return code ? resource + codeSearch(code) : resource;
  };
  return { types: list, idField, preset: preset && { [idField]: preset.id }, codeOf, after };
};
