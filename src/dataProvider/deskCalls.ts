import { type Answer, objectIn, records } from './answers.ts';
import { get } from './calls.ts';

/** Something that waits for whoever asks, by its name, and how much of it there is. */
export interface Waiting {
  name: string;
  count: number;
  /** Whose it is, where it is told of each kind by itself. */
  kind?: string;
  /** The calendar's, on which the first one stands. */
  day?: string;
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);

const waiting: Answer<Waiting[]> = (body) =>
  records(body)
    .map(objectIn)
    .map(({ name, count, kind, day }) => ({
      name: String(name),
      count: Number(count),
      kind: textIn(kind),
      day: textIn(day),
    }));

/** A call of ours, made only where sign-in has named its feature. */
export const deskCalls = { waiting: get('/api/Admin/Desk/GetWaiting', waiting) };
