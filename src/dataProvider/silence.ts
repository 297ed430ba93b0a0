/** After how long without a sign of life a call is given up. What arrives in pieces may take as long as it needs. */
export interface Patience {
  readMs: number;
  changeMs: number;
  reachMs: number;
}

const SLOWEST_BYTES_PER_MS = 8;

/** How long a slow line takes to send a body, while fetch says nothing. */
export const sendingMs = (body = ''): number => body.length / SLOWEST_BYTES_PER_MS;

export const PATIENCE: Patience = { readMs: 120_000, changeMs: 120_000, reachMs: 10_000 };

/** Aborts a call after so much silence, and when a user gives it up. */
export const watchSilence = (limitMs: number, givenUp?: AbortSignal) => {
  const controller = new AbortController();
  const tooLong = () => controller.abort(new DOMException('', 'TimeoutError'));
  let timer = setTimeout(tooLong, limitMs);
  givenUp?.addEventListener('abort', () => controller.abort());
  return {
    signal: controller.signal,
    isBroken: () => {
      clearTimeout(timer);
      timer = setTimeout(tooLong, limitMs);
    },
    stop: () => clearTimeout(timer),
  };
};

/** Answers without a body; Chromium gives those of the network an empty stream, which no new Response takes. */
const WITHOUT_BODY = [204, 205];

/** The same answer, telling of each piece that arrives. */
export const inPieces = (response: Response, onPiece: () => void): Response => {
  const watch = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, answer) => {
      onPiece();
      answer.enqueue(piece);
    },
  });
  if (!response.body || WITHOUT_BODY.includes(response.status)) return response;
  return new Response(response.body.pipeThrough(watch), response);
};
