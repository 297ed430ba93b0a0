/** Time without any sign of life after which a call is given up. An answer that arrives in pieces may take as long as it needs. */
export const PATIENCE = { readMs: 120_000, changeMs: 120_000, reachMs: 10_000 };
export type Patience = typeof PATIENCE;

const SLOWEST_BYTES_PER_MS = 8;

/** Time for a slow line to send a body, during which fetch reports nothing. */
export const sendingMs = (body = ''): number => body.length / SLOWEST_BYTES_PER_MS;

/** Aborts a call after too long a silence, or when the user cancels it. */
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

/** Statuses without a body. Chromium gives such answers an empty stream, which `new Response` refuses. */
const WITHOUT_BODY = [204, 205, 304];

/** The same response, which reports each piece that arrives. */
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
