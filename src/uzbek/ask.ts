import { type AssistAnswer, type AssistRequest, answer } from './assist.ts';
import { letterSettings } from './settings.ts';

/** The answer by the settings of the institution. */
export const ask = (request: Omit<AssistRequest, 'settings'>): AssistAnswer =>
  answer({ ...request, settings: letterSettings() });
