import type { AssistAnswer, AssistRequest } from './assist.ts';
import { letterSettings } from './settings.ts';

/** The answer by the settings of the institution; the rules are loaded with the first request. */
export const ask = async (request: Omit<AssistRequest, 'settings'>): Promise<AssistAnswer> => {
  const { answer } = await import('./assist.ts');
  return answer({ ...request, settings: letterSettings() });
};
