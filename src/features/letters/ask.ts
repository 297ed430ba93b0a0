import type { Act, AssistAnswer } from '../../uzbek/assist.ts';
import type { Language } from '../../wire/wire.ts';
import { letterSettings } from './letterSettings.ts';
import type { TextTarget } from './textTarget.ts';

const load = async () => (await import('../../uzbek/offMainThread.ts')).createAssistant();
let assistant: ReturnType<typeof load> | undefined;

/** What an act proposes for a text, or without one what is to be mended there, by the institution's settings. */
export const ask = async (
  target: Pick<TextTarget, 'read'>,
  language?: Language,
  act?: Act,
): Promise<AssistAnswer> => {
  assistant ??= load().catch((error) => {
    // asked again, it is fetched again
    assistant = undefined;
    throw error;
  });
  const { ask: answer } = await assistant;
  return answer({ nodes: target.read(), language, act, settings: letterSettings() });
};
