import { isUtf8 } from 'node:buffer';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '../lib/apiError.ts';
import { yieldToOthers } from '../lib/yieldToOthers.ts';

/** The limit of ordinary bodies. */
export const BODY_LIMIT_BYTES = 1024 * 1024;
/** The limit of saves, whose texts may contain pictures. */
export const SAVE_LIMIT_BYTES = 24 * 1024 * 1024;

/** Our own bodies have four levels: item, entries, entry, field. */
const DEEPEST = 32;
/** The longest list of the guarantee fund has 35,000 values. */
const MOST_VALUES = 50_000;

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\,[]{}');

/** The end of a JSON string. Byte by byte: `indexOf` for each quotation mark would take seconds where many are escaped. */
function endOfText(body: Buffer, start: number) {
  let at = start;
  while (at < body.length && body[at] !== QUOTE) at += body[at] === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * Counts brackets and commas outside of strings before parsing, because a million small values take a hundred times the memory of their
 * bytes.
 *
 * @throws ApiError 400 for a body with more levels or values than any valid one
 */
export function checkShape(body: Buffer) {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (byte === QUOTE) at = endOfText(body, at + 1);
    else if (byte === COMMA) values += 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    if (values > MOST_VALUES) throw new ApiError(400, 'Слишком много значений в запросе.');
    if (depth > DEEPEST) throw new ApiError(400, 'Слишком много уровней вложенности в запросе.');
  }
}

/** Whether a field's name could pollute object prototypes. */
function isPoisoned(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Object.hasOwn(value, '__proto__')) return true;
  const made = Object.hasOwn(value, 'constructor') && Reflect.get(value, 'constructor');
  if (typeof made === 'object' && made !== null && Object.hasOwn(made, 'prototype')) return true;
  return Object.values(value).some(isPoisoned);
}

/**
 * Checks JSON before parsing it, and the names of its fields afterwards. Fastify's own check searches the whole text, which is slow with
 * pictures.
 */
export const jsonBodies = fastifyPlugin(async (app) => {
  const parse = app.getDefaultJsonParser('ignore', 'ignore');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      await yieldToOthers(body.length);
      if (!isUtf8(body)) throw new ApiError(400, 'Текст запроса не в кодировке UTF-8.');
      checkShape(body);
      await yieldToOthers(body.length);
      const parsed = await new Promise<unknown>((resolve, reject) => {
        parse(request, body.toString(), (error, value) => (error ? reject(error) : resolve(value)));
      });
      if (isPoisoned(parsed)) throw new ApiError(400, 'В запросе есть поле с недопустимым именем.');
      await yieldToOthers(body.length);
      return parsed;
    },
  );
});
