import * as z from 'zod/mini';
import { newApplications, waitingWork } from '../wire/summary.ts';
import { parsed } from './answers.ts';
import { get } from './calls.ts';

/** Calls of ours, made only where sign-in has named their features. */
export const summaryCalls = {
  waiting: get('/api/Admin/Desk/GetWaiting', parsed(z.array(waitingWork))),
  newApplications: get('/api/Admin/ApplicationForVacancy/GetNewCounts', parsed(z.array(newApplications))),
};
