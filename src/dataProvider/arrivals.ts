/** Lists too large to be held whole, while they arrive and afterwards: what is light of them is here, the rest lies in blobs. */

/** Where the bytes of a record are. */
interface Source {
  bytes: Blob;
  start: number;
  end: number;
}

const SOURCE = Symbol('source');

/** Says of an element where the whole of it is; so does every record that is made of it. */
export const withSource = (element: object, source: Source): object => ({ ...element, [SOURCE]: source });

const sourceOf = (record: object) => (record as { [SOURCE]?: Source })[SOURCE];

/** The whole of what a light record was read from; nothing for one that is whole itself. */
export const wholeOf = (record: object): Promise<unknown> | undefined => {
  const source = sourceOf(record);
  return source?.bytes
    .slice(source.start, source.end)
    .text()
    .then((text) => JSON.parse(text));
};

export const isLight = (element: unknown): element is object =>
  typeof element === 'object' && element !== null && sourceOf(element) !== undefined;

/** How far a list has come. */
export interface Progress {
  records: number;
  bytes: number;
  /** Nothing where nobody says it, or it is packed on the way. */
  totalBytes: number | undefined;
}

/** A list that arrives: what there is of it. */
export interface Arrival {
  elements: object[];
  progress: Progress;
}

const arriving = new Map<string, Arrival>();
const looks = new Set<() => void>();
/** Those who wait for a list to prove large, by its path. */
const waiting = new Map<string, { promise: Promise<Arrival>; resolve: (arrival: Arrival) => void }>();

const listPath = (path: string) => path.replace(/\?.*$/, '');
const tell = () => {
  for (const look of looks) look();
};

const waitFor = (path: string) => {
  let resolve: (arrival: Arrival) => void = () => undefined;
  const promise = new Promise<Arrival>((settle) => {
    resolve = settle;
  });
  const wait = { promise, resolve };
  waiting.set(path, wait);
  return wait;
};

export const arrivals = {
  /** A large list begins to arrive. */
  begin: (address: string, totalBytes: number | undefined) => {
    const path = listPath(address);
    const arrival: Arrival = { elements: [], progress: { records: 0, bytes: 0, totalBytes } };
    return {
      add: (elements: object[], bytes: number) => {
        for (const element of elements) arrival.elements.push(element);
        arrival.progress = { ...arrival.progress, records: arrival.elements.length, bytes };
        arriving.set(path, arrival);
        waiting.get(path)?.resolve(arrival);
        tell();
      },
      end: () => {
        arriving.delete(path);
        waiting.delete(path);
        tell();
      },
    };
  },
  /** There as soon as the list has proved large; never for another one. */
  begun: async (path: string): Promise<Arrival> =>
    arriving.get(path) ?? (await (waiting.get(path) ?? waitFor(path)).promise),
  progress: (path: string): Progress | undefined => arriving.get(path)?.progress,
  watch: (look: () => void): (() => void) => {
    looks.add(look);
    return () => looks.delete(look);
  },
};
