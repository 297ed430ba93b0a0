import { useEffect, useEffectEvent } from 'react';
import {
  type RaRecord,
  useCreatePath,
  useGetList,
  useLocation,
  useNavigate,
  useResourceContext,
  useStore,
} from 'react-admin';
import { choicesById } from '../../dataProvider/choices.ts';
import { typesOf } from '../../dataProvider/endpoints.ts';
import { EVERYTHING, textOf, valueAt } from '../../dataProvider/listing.ts';
import { idAsRead, isUsableId } from '../../dataProvider/records.ts';
import type { Choices } from '../Dropdown.tsx';

/** The types of a kind; one request serves the dropdowns of list and form. */
export const useTypes = () => {
  const resource = useResourceContext();
  const types = typesOf(resource);
  return {
    ...types,
    label: `resources.${resource}.fields.${types.idField}`,
    list: useGetList(types.resource, EVERYTHING),
  };
};

/** @param by - the field of a type that is stored as the choice */
export const useTypeChoices = (by: 'id' | 'code'): Choices => {
  const { list, nameField } = useTypes();
  const nameOf = (type: RaRecord) => textOf(valueAt(type, nameField) || type.code) || `№ ${type.id}`;
  const options =
    by === 'id'
      ? list.data && choicesById(list.data, nameOf)
      : list.data?.map((type) => ({ id: type.code, name: nameOf(type) }));
  return { options, error: list.error, onRetry: list.refetch };
};

/** `?code=2`, escaped. */
export const codeSearch = (code: string): string => `?${new URLSearchParams({ code })}`;

/**
 * The type chosen in a list. Its code is in the address (`?code=`), so that the list can be bookmarked and reloaded, and is remembered for
 * the way back from another screen.
 *
 * @returns the code, '' for none, and its setter
 */
export const useChosenCode = () => {
  const resource = useResourceContext();
  const { search } = useLocation();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const [remembered, remember] = useStore(`${resource}.code`, '');
  const inAddress = new URLSearchParams(search).get('code');

  const choose = (code: string) => {
    remember(code);
    navigate(createPath({ resource, type: 'list' }) + (code && codeSearch(code)), { replace: true });
  };
  useEffect(() => {
    if (inAddress !== null) remember(inAddress);
  }, [inAddress, remember]);
  const restore = useEffectEvent(() => choose(remembered));
  useEffect(() => {
    if (inAddress === null && remembered) restore();
  }, [inAddress, remembered]);
  return [inAddress ?? remembered, choose] as const;
};

/**
 * Connects a document's form with its type.
 *
 * @returns `isLoading`: the type in the address is not known yet; `preset`: that type, for a new document; `codeOf`: the code of a
 *   document's type, '' when unknown; `after`: the address of the list that shows a saved document
 */
export const useTypedForm = () => {
  const { search } = useLocation();
  const { list, idField } = useTypes();
  const typeWhere = (field: string, value: unknown) =>
    // a type without a code is not that of an address without one
    list.data?.find((type) => value != null && textOf(type[field]) === textOf(value));

  const code = new URLSearchParams(search).get('code');
  const { id } = typeWhere('code', code) ?? {};
  const preset = id && isUsableId(idAsRead(id)) ? { [idField]: idAsRead(id) } : undefined;
  const isLoading = code ? !preset && (!list.data || list.isFetching) : list.isPending;
  const codeOf = (saved: Partial<RaRecord>) => String(typeWhere('id', saved[idField])?.code ?? '');
  const after = (resource = '', _id?: unknown, saved: Partial<RaRecord> = {}): string => {
    const savedCode = codeOf(saved);
    return savedCode ? resource + codeSearch(savedCode) : resource;
  };
  return { types: list, idField, isLoading, preset, codeOf, after };
};
