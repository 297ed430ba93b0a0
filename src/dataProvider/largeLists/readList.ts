import { Text } from '../answers.ts';
import { arrivals, withSource } from '../arrivals.ts';
import { readJson } from '../http.ts';
import { beginningOf } from './splitter.ts';
import type { FromWorker, ToWorker } from './worker.ts';

/** What is shorter is read as any other answer. */
const LARGE_BYTES = 2_000_000;
/** So much is handed to the worker at once. */
const PIECE_BYTES = 512_000;

const joined = (pieces: Uint8Array[]) => new Blob(pieces as Uint8Array<ArrayBuffer>[]);

const lengthOf = ({ headers }: Response) =>
  headers.has('content-encoding') ? undefined : Number(headers.get('content-length')) || undefined;

/** Takes the rest of an answer apart in a worker. @returns its elements, light ones */
const takeApart = async (
  reader: ReadableStreamDefaultReader<Uint8Array>,
  first: Uint8Array[],
  arrival: ReturnType<typeof arrivals.begin>,
): Promise<object[] | undefined> => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const elements: object[] = [];
  let bytes = 0;
  const done = new Promise<boolean>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker does not run.')));
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if ('isWhole' in data) return resolve(data.isWhole);
      const added = data.elements.map(([element, start, end]) =>
        withSource(element, { bytes: data.bytes, start, end }),
      );
      for (const each of added) elements.push(each);
      arrival.add(added, bytes);
    });
  });
  const hand = async (pieces: Uint8Array[]) => {
    const piece: ToWorker = new Uint8Array(await joined(pieces).arrayBuffer());
    bytes += piece.length;
    worker.postMessage(piece, [piece.buffer]);
  };
  const send = async () => {
    let pieces = first;
    for (;;) {
      const { value, done: isAll } = await reader.read();
      if (value) pieces.push(value);
      const size = pieces.reduce((sum, { length }) => sum + length, 0);
      if (size > 0 && (isAll || size >= PIECE_BYTES)) {
        await hand(pieces);
        pieces = [];
      }
      if (isAll) return worker.postMessage(undefined);
    }
  };
  try {
    // a worker that does not run ends the reading too
    const [isWhole] = await Promise.all([done, Promise.race([send(), done])]);
    return isWhole ? elements : undefined;
  } finally {
    worker.terminate();
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
