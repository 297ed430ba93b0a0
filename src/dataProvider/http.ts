import { session } from '../session.ts';
import type { Call } from './calls.ts';

export interface Http {
  /** The parsed answer; `undefined` for an empty body. Throws DepositoryError for every status but success. */
  send: (call: Call, signal?: AbortSignal) => Promise<unknown>;
  /** Sends one file as the multipart field `file`. `onProgress` gets 0…1. */
  upload: (
    call: Call,
    file: File,
    onProgress?: (part: number) => void,
    signal?: AbortSignal,
  ) => Promise<unknown>;
  /** A stored file's bytes. */
  download: (call: Call) => Promise<Blob>;
}

interface HttpOptions {
  /** Address of the depository without the final slash; '' is the page's own origin. */
  baseUrl: string;
  fetch?: typeof fetch;
}

/** status 0: the request got no answer at all. */
const NO_ANSWER = 'Нет связи с сервером. Проверьте соединение и повторите.';

const authorization = (): Record<string, string> => {
  const token = session.token();
  return token ? { Authorization: `Bearer ${token}` } : {};
};

const parse = (text: string): unknown => {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** What is wrong with one field of what was sent, as the depository says it. */
export interface FieldFault {
  /** Where it stands in the body, `news.0.title`; a save turns it into the record's source, `entries.ru.title`. '' is the whole. */
  path: string;
  message: string;
}

/** A call that failed. `status` is HTTP's, 0 without an answer; `message` is Russian and meant for people. */
export class DepositoryError extends Error {
  override readonly name: string = 'DepositoryError';
  readonly status: number;
  readonly faults: readonly FieldFault[];

  constructor(message: string, status: number, faults: readonly FieldFault[] = []) {
    super(message);
    this.status = status;
    this.faults = faults;
  }
}

/** A call that was answered 401: the session is over and its storage cleared. Nobody says anything more about it. */
export class SessionEnded extends DepositoryError {
  override readonly name = 'SessionEnded';
}

const UNAUTHORIZED = 401;

const fieldOf = (value: unknown, key: string): unknown => (Object(value) as Record<string, unknown>)[key];

const faultsIn = (errors: unknown): FieldFault[] =>
  (Array.isArray(errors) ? errors : []).flatMap((error) => {
    const message = fieldOf(error, 'message');
    const path = fieldOf(error, 'path');
    return typeof message === 'string' ? [{ path: typeof path === 'string' ? path : '', message }] : [];
  });

const failure = (status: number, text: string): DepositoryError => {
  const body = parse(text);
  const message = fieldOf(body, 'message');
  if (status === UNAUTHORIZED) session.end();
  const Failure = status === UNAUTHORIZED ? SessionEnded : DepositoryError;
  return new Failure(
    typeof message === 'string' ? message : `Сервер ответил с ошибкой (${status}).`,
    status,
    faultsIn(fieldOf(body, 'errors')),
  );
};

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Sends calls with the Bearer token of the session. The only place that meets a 401: it ends the session, whichever call it was.
 *
 * Uploads go by XMLHttpRequest, because fetch does not report progress; where there is a custom `fetch` (tests),
 * they go through it.
 */
export const createHttp = ({ baseUrl, fetch: customFetch }: HttpOptions): Http => {
  const request = async (call: Call, body?: BodyInit, signal?: AbortSignal): Promise<Response> => {
    const headers = authorization();
    if (call.body !== undefined) headers['Content-Type'] = 'application/json';
    const init = {
      method: call.method,
      headers,
      signal,
      body: call.body === undefined ? body : JSON.stringify(call.body),
    };
    const response = await (customFetch ?? fetch)(baseUrl + call.path, init).catch((error: unknown) => {
      throw isAbort(error) ? error : new DepositoryError(NO_ANSWER, 0);
    });
    if (!(call.succeedsOn?.includes(response.status) ?? response.ok))
      throw failure(response.status, await response.text());
    return response;
  };

  const formWith = (file: File) => {
    const form = new FormData();
    form.append('file', file, file.name);
    return form;
  };

  const uploadByXhr: Http['upload'] = (call, file, onProgress, signal) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(call.method, baseUrl + call.path);
      for (const [name, value] of Object.entries(authorization())) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total);
      xhr.onload = () =>
        xhr.status >= 200 && xhr.status < 300
          ? resolve(parse(xhr.responseText))
          : reject(failure(xhr.status, xhr.responseText));
      xhr.onerror = () => reject(new DepositoryError(NO_ANSWER, 0));
      xhr.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
      signal?.addEventListener('abort', () => xhr.abort());
      xhr.send(formWith(file));
    });

  return {
    send: async (call, signal) => parse(await (await request(call, undefined, signal)).text()),
    upload: customFetch
      ? async (call, file, _onProgress, signal) =>
          parse(await (await request(call, formWith(file), signal)).text())
      : uploadByXhr,
    download: async (call) => (await request(call)).blob(),
  };
};

/** The depository's address, read when the page runs (DECISIONS 3). */
export const depositoryUrl = (): string =>
  (document.querySelector<HTMLMetaElement>('meta[name="depository-url"]')?.content ?? '').replace(/\/+$/, '');
