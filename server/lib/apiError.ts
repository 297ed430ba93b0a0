import type { ErrorWire } from '../../src/wire/wire.ts';

/** The body of an error besides the message, and headers. */
type Details = Omit<ErrorWire, 'message'> & { headers?: Record<string, string> };

/** An error that a route answers on purpose; every other thrown error is a defect or an outage and answers 500 or 503. */
export class ApiError extends Error {
  /** @param message - one Russian sentence for the person at the screen */
  constructor(
    readonly statusCode: number,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

export const notFound = (message = 'Запись не найдена. Возможно, её уже удалили.') =>
  new ApiError(404, message);

/** What has been looked up. @throws ApiError 404 where there is nothing */
export function existing<Value>(found: Value | null | undefined, message?: string): Value {
  if (found == null) throw notFound(message);
  return found;
}

/** A 400 that names the field at fault by its path in the body. */
export const invalid = (path: string, message: string) =>
  new ApiError(400, 'Проверьте введённые данные.', { errors: [{ path, message }] });

/** A save of a stale version. @param more - the stored record */
export const stale = (more: Details = {}) =>
  new ApiError(
    409,
    'Запись уже изменил кто-то другой. Откройте её заново, чтобы не потерять чужие изменения.',
    more,
  );

/** The account may not make the call; this is logged in the audit log. */
export class RefusedError extends ApiError {
  constructor(message: string, ownRole: string) {
    super(403, message, { ownRole });
  }
}
