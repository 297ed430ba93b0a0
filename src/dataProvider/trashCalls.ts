import * as z from 'zod/mini';
import { deletedRecord } from '../wire/audit.ts';
import { newest, nothing, parsed } from './answers.ts';
import { del, get, post } from './calls.ts';

const page = newest(parsed(z.array(deletedRecord)));

/** Deleted records; calls of ours, made only where sign-in has named the feature. */
export const trashCalls = {
  /** @param before - where the former page said that this one begins */
  page: (before?: number) => get(`/api/Admin/Trash/GetAll${before ? `?before=${before}` : ''}`, page),
  restore: (id: number) => post(`/api/Admin/Trash/Restore${id}`, undefined, nothing),
  end: (id: number) => del(`/api/Admin/Trash/Delete${id}`),
};
