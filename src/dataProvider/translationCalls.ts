import type { Identifier, RaRecord } from 'react-admin';
import { session } from '../session.ts';
import { LANGUAGES, type Language } from '../wire/wire.ts';
import { isObject, nothing, refuse, unwrap } from './answers.ts';
import { get, post } from './calls.ts';
import { endpointOf } from './endpoints.ts';

/** Calls of ours, made only where sign-in has named their feature: translations that are older than the Russian text. */

/** What the calls of one record begin with: those of its kind, whichever they are. */
const pathOf = (resource: string, name: string, id: Identifier) => {
  const call = endpointOf(resource).one?.(id);
  return call ? call.path.replace(/\/Get(?=[^/]*$)/, `/${name}`) : '';
};

/** The translations of a record that are older than its Russian text, as our depository says. */
export const staleOf = (record: RaRecord | undefined): readonly Language[] => {
  const stale: unknown = session.hasFeature('translations') ? record?.stale : undefined;
  return Array.isArray(stale) ? LANGUAGES.filter((language) => stale.includes(language)) : [];
};

export const translationCalls = {
  /** The record as it was when a translation of it was changed or checked last. */
  translated: (resource: string, id: Identifier, language: Language) =>
    get(`${pathOf(resource, 'Translated', id)}/${language}`, (body): RaRecord => {
      const state = unwrap(body);
      return (isObject(state) && endpointOf(resource).shape.read(state)[0]) || refuse();
    }),
  /** Somebody has read a translation beside the Russian text, in the version that was seen. */
  checked: (resource: string, { id, version }: RaRecord, language: Language) =>
    post(pathOf(resource, 'TranslationChecked', id), { language, version }, nothing),
};
