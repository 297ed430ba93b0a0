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
const listPath = (path: string) => path.replace(/\?.*$/, '');
const tell = () => {
  for (const look of looks) look();
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
        tell();
      },
      end: () => {
        arriving.delete(path);
        tell();
      },
    };
  },
  /**
   * What is there of a list as soon as it has proved large; nothing where the answer, or its failure, was there before that. Whoever
   * has waited in vain is forgotten: most lists never prove large.
   */
  begun: (path: string, answer: Promise<unknown>): Promise<Arrival | undefined> =>
    new Promise((resolve) => {
      const end = (arrival?: Arrival) => {
        stop();
        resolve(arrival);
      };
      const look = () => {
        const arrival = arriving.get(path);
        if (arrival) end(arrival);
      };
      const stop = arrivals.watch(look);
      look();
      answer.then(
        () => end(),
        () => end(),
      );
    }),
  progress: (path: string): Progress | undefined => arriving.get(path)?.progress,
  watch: (look: () => void): (() => void) => {
    looks.add(look);
    return () => looks.delete(look);
  },
};
