/** A `fetch` that remembers its calls, and holds the answers of one path until they are let go. */
export const heldCalls = (own: typeof fetch, held?: string) => {
  const calls: { method: string; path: string; body: unknown }[] = [];
  let release = () => {};
  let until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = String(input);
    const { method = 'GET', body } = init ?? {};
    calls.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : body });
    if (held && path.includes(held)) await until;
    return own(input, init);
  };
  return {
    fetch,
    /** The calls to paths with this part. */
    to: (part: string) => calls.filter(({ path }) => path.includes(part)),
    release: () => release(),
    /** Holds the next answers back again. */
    hold: () => {
      until = new Promise<void>((resolve) => {
        release = resolve;
      });
    },
  };
};
