import { Text } from '../answers.ts';
import { arrivals, withSource } from '../arrivals.ts';
import { readJson } from '../http.ts';
import { beginningOf } from './splitter.ts';
import { type Taken, type ToWorker, taking } from './taking.ts';

/** What is shorter is read as any other answer. */
const LARGE_BYTES = 2_000_000;
/** So much is handed to the worker at once. */
const PIECE_BYTES = 512_000;

const joined = (pieces: Uint8Array[]) => {
  const bytes = new Uint8Array(sizeOf(pieces));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
};

const sizeOf = (pieces: Uint8Array[]) => pieces.reduce((sum, { length }) => sum + length, 0);

const lengthOf = ({ headers }: Response) =>
  headers.has('content-encoding') ? undefined : Number(headers.get('content-length')) || undefined;

/** A worker that runs; none where a browser is too old, or the page's policy forbids it. */
const runningWorker = async (): Promise<Worker | undefined> => {
  try {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    return await new Promise((resolve) => {
      worker.addEventListener('message', () => resolve(worker), { once: true });
      worker.addEventListener('error', () => resolve(undefined), { once: true });
    });
  } catch {
    return undefined;
  }
};

/** Takes the rest of an answer apart, in a worker where one runs. @returns its elements, light ones */
const takeApart = async (
  reader: ReadableStreamDefaultReader<Uint8Array>,
  first: Uint8Array[],
  arrival: ReturnType<typeof arrivals.begin>,
): Promise<object[] | undefined> => {
  const worker = await runningWorker();
  const elements: object[] = [];
  let bytes = 0;
  let end: (isWhole: boolean) => void = () => undefined;
  const done = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  const hear = (taken: Taken) => {
    if ('isWhole' in taken) return end(taken.isWhole);
    const added = taken.elements.map(([element, start, end]) =>
      withSource(element, { bytes: taken.bytes, start, end }),
    );
    for (const each of added) elements.push(each);
    arrival.add(added, bytes);
  };
  const here = worker ? undefined : taking(hear);
  worker?.addEventListener('message', ({ data }: MessageEvent<Taken>) => hear(data));
  // it has died: what it had in hands is lost
  worker?.addEventListener('error', () => end(false));
  const hand = (piece: ToWorker) => {
    bytes += piece?.length ?? 0;
    if (worker) worker.postMessage(piece, piece ? [piece.buffer] : []);
    else here?.(piece);
  };
  const send = async () => {
    let pieces = first;
    for (;;) {
      const { value, done: isAll } = await reader.read();
      if (value) pieces.push(value);
      const size = sizeOf(pieces);
      if (size > 0 && (isAll || size >= PIECE_BYTES)) {
        hand(joined(pieces));
        pieces = [];
      }
      if (isAll) return hand(undefined);
    }
  };
  try {
    // what cannot be taken apart ends the reading too
    const [isWhole] = await Promise.all([done, Promise.race([send(), done])]);
    return isWhole ? elements : undefined;
  } finally {
    worker?.terminate();
    void reader.cancel().catch(() => undefined);
  }
};

/**
 * Reads a list that may be large. Of a large one no text is made here: it is taken apart elsewhere, and `arrivals` tells how far it is.
 *
 * @returns what a small answer says, or one that is no list; the elements of a large one; the beginning of a text where it broke off
 */
export const readList = async (response: Response, path: string): Promise<unknown> => {
  const reader = response.body?.getReader();
  if (!reader) return undefined;
  const pieces: Uint8Array[] = [];
  let isAll = false;
  for (let bytes = 0; bytes < LARGE_BYTES && !isAll; ) {
    const { value, done } = await reader.read();
    if (value) pieces.push(value);
    bytes += value?.length ?? 0;
    isAll = done;
  }
  const isList = pieces[0] !== undefined && beginningOf(pieces[0]) !== undefined;
  if (isAll || !isList) {
    while (!isAll) {
      const { value, done } = await reader.read();
      if (value) pieces.push(value);
      isAll = done;
    }
    return await readJson(new Response(joined(pieces), { status: response.status }));
  }
  const arrival = arrivals.begin(path, lengthOf(response));
  try {
    return (await takeApart(reader, pieces, arrival)) ?? new Text('[');
  } finally {
    arrival.end();
  }
};
