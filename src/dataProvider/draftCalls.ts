import { type Answer, isObject, refuse, unwrap } from './answers.ts';
import { get } from './calls.ts';

const aKey: Answer<string> = (body) => {
  const value = unwrap(body);
  return isObject(value) && typeof value.key === 'string' ? value.key : refuse();
};

/** The key with which this account's drafts are sealed. Ours: requested only where sign-in names the feature `drafts`. */
export const draftKey = get('/Access/DraftKey', aKey);
