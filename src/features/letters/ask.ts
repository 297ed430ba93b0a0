import type { Act, AssistAnswer } from '../../uzbek/assist.ts';
import type { Language } from '../../wire/wire.ts';
import { letterSettings } from './letterSettings.ts';
import type { Writing } from './writing.ts';

const load = async () => (await import('../../uzbek/offMainThread.ts')).createAssistant();
let assistant: ReturnType<typeof load> | undefined;

/** What an act proposes for a text, or without one what is to be mended there, by the institution's settings. */
export const ask = async (
  writing: Pick<Writing, 'read'>,
  language?: Language,
  act?: Act,
): Promise<AssistAnswer> => {
  assistant ??= load().catch((error) => {
    // asked again, it is fetched again
    assistant = undefined;
    throw error;
  });
  const { ask: answer } = await assistant;
  return answer({ nodes: writing.read(), language, act, settings: letterSettings() });
};
