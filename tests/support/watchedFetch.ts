import { later } from './later.ts';

type Answering = (own: () => Promise<Response>, call: string) => Promise<Response>;

const lost: Answering = async (own) => {
  await own();
  throw new TypeError('Failed to fetch');
};

/**
 * A `fetch` that counts what is asked, and between which and the server a test may stand: hold an answer, refuse it, answer
 * something else.
 */
export const watchFetch = (own: typeof fetch) => {
  const calls: string[] = [];
  const held: string[] = [];
  const rules = new Map<string, Answering>();

  const watched: typeof fetch = (input, init) => {
    const call = `${init?.method ?? 'GET'} ${String(input)}`;
    calls.push(call);
    const rule = [...rules].find(([part]) => call.includes(part))?.[1];
    return rule ? rule(() => own(input, init), call) : own(input, init);
  };

  return {
    fetch: watched,
    /** How often a call was asked whose method and path contain `part`. */
    count: (part: string) => calls.filter((call) => call.includes(part)).length,
    /** How many such calls the server has answered while the answers were held back. */
    held: (part: string) => held.filter((call) => call.includes(part)).length,
    /** Answers such calls in another way until `restore`. */
    answer: (part: string, rule: Answering) => void rules.set(part, rule),
    restore: (part: string) => void rules.delete(part),
    /** Loses the answers to such calls, which reach the server, until `restore`. */
    lose: (part: string) => void rules.set(part, lost),
    /** Holds the answers to such calls back. @returns what lets them go, and those to come */
    hold: (part: string) => {
      const { promise, resolve } = later();
      rules.set(part, async (answer, call) => {
        const answered = await answer();
        held.push(call);
        await promise;
        return answered;
      });
      return () => {
        rules.delete(part);
        resolve();
      };
    },
  };
};
