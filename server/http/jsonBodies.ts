import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '../errors/apiError.ts';

/** Bodies of calls that say nothing else. */
export const BODY_LIMIT_BYTES = 1024 * 1024;
/** Bodies of saves: texts may carry pictures. */
export const SAVE_LIMIT_BYTES = 24 * 1024 * 1024;

/** Ours are four levels deep: item, entries, entry, field. */
const DEEPEST = 32;
/** The longest list of the guarantee fund has 35,000. */
const MOST_VALUES = 50_000;

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\,[]{}');

/**
 * Counts brackets and commas outside of texts, without making anything of them: a parsed body of a million small
 * values takes a hundred times the memory of its bytes, and everything after it takes its time over them.
 *
 * @throws ApiError 400 for a body that is nested deeper, or has more values, than any that means something
 */
export function checkShape(body: Uint8Array) {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (byte === QUOTE) {
      for (at += 1; at < body.length && body[at] !== QUOTE; at += 1) if (body[at] === BACKSLASH) at += 1;
    } else if (byte === COMMA) {
      values += 1;
      if (values > MOST_VALUES) throw new ApiError(400, 'Слишком много значений в запросе.');
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      if (depth > DEEPEST) throw new ApiError(400, 'Слишком много уровней вложенности в запросе.');
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      depth -= 1;
    }
  }
}

/** Looking at a body that is larger, parsing it and judging its fields each take their time: whatever else there is to do comes in between. */
const LARGE_BYTES = 1024 * 1024;
const atOnce = (next: () => void) => next();

/** JSON is looked at before it is parsed; what would run under another name of a field is refused. */
export const jsonBodies = fastifyPlugin(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    checkShape(body);
    const goOn = body.length > LARGE_BYTES ? setImmediate : atOnce;
    goOn(() => parse(request, body.toString(), (error, value) => goOn(() => done(error, value))));
  });
});
