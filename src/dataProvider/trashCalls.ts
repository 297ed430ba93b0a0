import * as z from 'zod/mini';
import { deletedRecord } from '../wire/audit.ts';
import { nothing, parsed } from './answers.ts';
import { del, get, post } from './calls.ts';

/** Deleted records; calls of ours, made only where sign-in has named the feature. */
export const trashCalls = {
  list: get('/api/Admin/Trash/GetAll', parsed(z.array(deletedRecord))),
  restore: (id: number) => post(`/api/Admin/Trash/Restore${id}`, undefined, nothing),
  end: (id: number) => del(`/api/Admin/Trash/Delete${id}`),
};
