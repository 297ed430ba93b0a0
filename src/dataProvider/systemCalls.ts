import { sentences } from '../wire/schema.ts';
import { systemState } from '../wire/system.ts';
import { parsed } from './answers.ts';
import { get } from './calls.ts';

export type { SystemState } from '../wire/system.ts';

/** How the server is; calls of ours, made only where sign-in has named the feature. */
export const systemCalls = {
  state: get('/api/Admin/System/Get', parsed(systemState)),
  urgent: get('/api/Admin/System/GetUrgent', parsed(sentences)),
};
