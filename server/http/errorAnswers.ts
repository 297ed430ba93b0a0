import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorWire } from '../../src/wire/wire.ts';
import { ApiError } from '../lib/apiError.ts';
import { causesOf, codeOf, faultOf } from '../lib/faults.ts';

export const CLIENT_ERRORS: Record<number, string> = {
  400: 'Запрос составлен неверно.',
  404: 'Такого адреса нет.',
  405: 'Этот способ обращения не поддерживается.',
  408: 'Запрос не пришёл вовремя.',
  413: 'Слишком большой объём данных.',
  415: 'Данные принимаются только в формате JSON.',
  431: 'Слишком длинные заголовки запроса.',
};

export const SERVER_ERRORS = {
  500: 'Внутренняя ошибка сервера. Попробуйте ещё раз позже.',
  503: 'Сервер временно недоступен. Попробуйте ещё раз через минуту.',
  507: 'На сервере закончилось место. Данные не сохранены, сообщите администратору системы.',
};

/** The `Retry-After` of a 503 in seconds, since a database needs some to restart. */
const RETRY_AFTER_SECONDS = 10;

/** The most reported faults, because a body may have a hundred thousand. */
const MOST_REPORTED = 20;

/** The answer to a failure: a status, one sentence, and for an invalid body the fields at fault. */
function answerTo(error: FastifyError): { status: number; body: ErrorWire } {
  if (error instanceof ApiError) {
    const { headers: _, ...body } = error.details;
    return { status: error.statusCode, body: { message: error.message, ...body } };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.slice(0, MOST_REPORTED).map(({ instancePath, message }) => ({
      path: instancePath.slice(1).replaceAll('/', '.'),
      message: message ?? 'Неверное значение',
    }));
    return { status: 400, body: { message: 'Проверьте введённые данные.', errors } };
  }
  const { statusCode } = error;
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return { status: statusCode, body: { message: CLIENT_ERRORS[statusCode] ?? 'Запрос отклонён.' } };
  }
  // an integer out of range for its column, where no schema has refused it
  if (causesOf(error).some((each) => codeOf(each) === '22003'))
    return { status: 400, body: { message: 'Слишком большое число в запросе.' } };
  const status = faultOf(error);
  return { status, body: { message: SERVER_ERRORS[status] } };
}

/** Answers a failure, also one before routing. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = answerTo(error);
  if (status >= 500 && !(error instanceof ApiError))
    request.log.error({ err: error, status }, 'request failed');
  if (error instanceof ApiError) reply.headers(error.details.headers ?? {});
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(status).send(body);
}

/** Turns every failure into `{ message, errors? }` in Russian; internal details are only logged. */
export const errors = fastifyPlugin(async (app) => {
  app.setErrorHandler<FastifyError>(sendError);
});

export const NOT_FOUND: ErrorWire = { message: 'Такого адреса нет.' };
