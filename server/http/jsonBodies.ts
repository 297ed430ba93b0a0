import { isUtf8 } from 'node:buffer';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '../lib/apiError.ts';
import { yieldToOthers } from '../lib/yieldToOthers.ts';

/** Bodies of calls that say nothing else. */
export const BODY_LIMIT_BYTES = 1024 * 1024;
/** Bodies of saves: texts may carry pictures. */
export const SAVE_LIMIT_BYTES = 24 * 1024 * 1024;

/** Ours are four levels deep: item, entries, entry, field. */
const DEEPEST = 32;
/** The longest list of the guarantee fund has 35,000. */
const MOST_VALUES = 50_000;

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\,[]{}');

/** After so many bytes of a text the next quotation mark is looked for at a stretch: a picture is a million bytes without one. */
const STEP = 64;

function backslashesBefore(body: Buffer, at: number, from: number) {
  let first = at;
  while (first > from && body[first - 1] === BACKSLASH) first -= 1;
  return at - first;
}

/** Where a text ends that begins behind a quotation mark. */
function endOfText(body: Buffer, start: number) {
  for (let at = start; ; at += 1) {
    for (const far = at + STEP; at < far; at += 1) {
      if (at >= body.length || body[at] === QUOTE) return at;
      if (body[at] === BACKSLASH) at += 1;
    }
    const from = at;
    at = body.indexOf('"', from);
    if (at < 0) return body.length;
    if (backslashesBefore(body, at, from) % 2 === 0) return at;
  }
}

/**
 * Counts brackets and commas outside of texts, without making anything of them: a parsed body of a million small
 * values takes a hundred times the memory of its bytes, and everything after it takes its time over them.
 *
 * @throws ApiError 400 for a body that is nested deeper, or has more values, than any that means something
 */
export function checkShape(body: Buffer) {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (byte === QUOTE) {
      at = endOfText(body, at + 1);
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

/** Whether a field has a name under which code that copies fields would reach what all objects have in common. */
function isPoisoned(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Object.hasOwn(value, '__proto__')) return true;
  const made = Object.hasOwn(value, 'constructor') && Reflect.get(value, 'constructor');
  if (typeof made === 'object' && made !== null && Object.hasOwn(made, 'prototype')) return true;
  return Object.values(value).some(isPoisoned);
}

/**
 * JSON is looked at before it is parsed; what would run under another name of a field is refused. Names are looked for in what was parsed,
 * which is small: the parser's own search through the text takes longer than everything else.
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
