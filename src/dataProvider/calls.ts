import { type Answer, aFile, nothing } from './answers.ts';

/** One request to the depository, as data. Rows of the endpoint table build these; http.ts sends them. */
export interface Call<T = unknown> {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  /** The same for a call that is sent again, see attempts.ts. */
  key?: string;
  /** The statuses that mean success; every 2xx without it. */
  succeedsOn?: readonly number[];
  /** What a refusal of this call means, by its status, unless the depository gives a reason in Russian. */
  refusals?: Readonly<Record<number, string>>;
  /** What the answer has to be. */
  answer: Answer<T>;
}

/** Sends a call that changes a kind. Its lists are old afterwards. */
export type Change = <T>(resource: string, call: Call<T>) => Promise<T>;

export const get = <T>(path: string, answer: Answer<T>): Call<T> => ({ method: 'GET', path, answer });
export const post = <T>(path: string, body: unknown, answer: Answer<T>): Call<T> => ({
  method: 'POST',
  path,
  body,
  answer,
});
export const del = (path: string): Call<void> => ({ method: 'DELETE', path, answer: nothing });

/** Status 200 alone is success (part 1, §7; part 2, §7 and §9). */
export const only200 = <T>(call: Call<T>): Call<T> => ({ ...call, succeedsOn: [200] });

/** A stored file. */
export const download = (path: string): Call<Blob> => get(path, aFile);
