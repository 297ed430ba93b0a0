import * as z from 'zod/mini';
import { waitingWork } from '../wire/summary.ts';
import { parsed } from './answers.ts';
import { get } from './calls.ts';

/** A call of ours, made only where sign-in has named its feature. */
export const summaryCalls = { waiting: get('/api/Admin/Desk/GetWaiting', parsed(z.array(waitingWork))) };
