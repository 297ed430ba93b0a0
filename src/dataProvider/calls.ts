/** One request to the depository, as data. Rows of the endpoint table build these; http.ts sends them. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  /** The statuses that mean success; every 2xx without it. */
  succeedsOn?: readonly number[];
}

export const get = (path: string): Call => ({ method: 'GET', path });
export const post = (path: string, body?: unknown): Call => ({ method: 'POST', path, body });
export const del = (path: string): Call => ({ method: 'DELETE', path });

/** A save: status 200 alone is success (part 1, §7; part 2, §7 and §9). */
export const save = (path: string, body: unknown): Call => ({ ...post(path, body), succeedsOn: [200] });
