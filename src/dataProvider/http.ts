import { connection } from '../connection.ts';
import { session } from '../session.ts';
import { Text } from './answers.ts';
import type { Call } from './calls.ts';
import { inPieces, PATIENCE, type Patience, sendingMs, watchSilence } from './silence.ts';

export interface Http {
  /** What the call promises. Throws DepositoryError for every status but success, and for an answer that is something else. */
  send: <T>(call: Call<T>, signal?: AbortSignal) => Promise<T>;
  /** The same, with the headers of the answer. */
  exchange: <T>(call: Call<T>, signal?: AbortSignal) => Promise<{ value: T; headers: Headers }>;
  /** Sends one file as the multipart field `file`. */
  upload: <T>(call: Call<T>, options: UploadOptions) => Promise<T>;
  /** A stored file's bytes. */
  download: (call: Call<Blob>) => Promise<Blob>;
  /** Asks whether anything answers there, as nobody in particular: without the token, so that no session is prolonged. */
  reach: () => Promise<void>;
}

export interface UploadOptions {
  file: File;
  /** Gets the part sent, 0…1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

interface HttpOptions {
  /** Address of the depository without the final slash; '' is the page's own origin. */
  baseUrl: string;
  fetch?: typeof fetch;
  patience?: Patience;
}

/** status 0: the request got no answer at all. */
const NO_ANSWER = 'Нет связи с сервером. Проверьте соединение и повторите.';
const SILENCE = 'Сервер не отвечает. Повторите позже.';

const authorization = (token: string | null): Record<string, string> =>
  token ? { Authorization: `Bearer ${token}` } : {};

/** `undefined` for an empty body, `null` for an answer that says it has none, Text for what is not JSON. */
const parse = (text: string, status?: number): unknown => {
  if (text.trim() === '') return status === 204 ? null : undefined;
  try {
    return JSON.parse(text);
  } catch {
    return new Text(text);
  }
};

/** What is wrong with one field of what was sent, as the depository says it. */
export interface FieldFault {
  /** Where it is in the body, `news.0.title`; a save turns it into the record's source, `entries.ru.title`. '' is the whole. */
  path: string;
  message: string;
}

/** A call that failed. `status` is HTTP's, 0 without an answer; `message` is Russian and meant for people. */
export class DepositoryError extends Error {
  override readonly name: string = 'DepositoryError';
  readonly status: number;
  readonly faults: readonly FieldFault[];
  /** What the answer says beside the message. */
  readonly body: unknown;
  readonly headers?: Headers;

  constructor(
    message: string,
    status: number,
    faults: readonly FieldFault[] = [],
    body?: unknown,
    headers?: Headers,
  ) {
    super(message);
    this.status = status;
    this.faults = faults;
    this.body = body;
    this.headers = headers;
  }
}

/** A call that was answered 401: the session is over and its storage cleared. Nobody says anything more about it. */
export class SessionEnded extends DepositoryError {
  override readonly name = 'SessionEnded';
}

const UNAVAILABLE = 'Сервер временно недоступен. Повторите через минуту.';

/** What is said of a refusal that says nothing itself: one of a proxy, which answers before the depository does. */
const REFUSALS: Record<number, string> = {
  403: 'Недостаточно прав для этого действия.',
  409: 'Пока вы работали, запись изменил кто-то другой. Откройте её из списка заново и повторите правку.',
  413: 'Отправлено слишком много данных.',
  429: 'Слишком много обращений. Повторите через минуту.',
  502: UNAVAILABLE,
  503: UNAVAILABLE,
  504: UNAVAILABLE,
  507: 'На сервере закончилось место. Сообщите администратору системы.',
};

const fieldOf = (value: unknown, key: string): unknown => (Object(value) as Record<string, unknown>)[key];

const faultsIn = (errors: unknown): FieldFault[] =>
  (Array.isArray(errors) ? errors : []).flatMap((error) => {
    const message = fieldOf(error, 'message');
    const path = fieldOf(error, 'path');
    return typeof message === 'string' ? [{ path: typeof path === 'string' ? path : '', message }] : [];
  });

/** What the call promises, out of the body that came. */
const read = <T>({ answer }: Call<T>, body: unknown, status: number, headers?: Headers): T => {
  try {
    return answer(body, headers);
  } catch (problem) {
    throw new DepositoryError((problem as Error).message, status);
  }
};

/** @param token - what the call was sent with; the 401 of an earlier session does not end this one */
const failure = (status: number, text: string, token: string | null, headers?: Headers): DepositoryError => {
  const body = parse(text);
  const message = fieldOf(body, 'message');
  if (status === 401 && token === session.token()) session.end();
  const Failure = status === 401 ? SessionEnded : DepositoryError;
  return new Failure(
    typeof message === 'string' ? message : (REFUSALS[status] ?? `Сервер ответил с ошибкой (${status}).`),
    status,
    faultsIn(fieldOf(body, 'errors')),
    body,
    headers,
  );
};

const noAnswer = (error: unknown): never => {
  const reason = error instanceof DOMException ? error.name : '';
  if (reason === 'AbortError') throw error;
  connection.lost();
  throw new DepositoryError(reason === 'TimeoutError' ? SILENCE : NO_ANSWER, 0);
};

/**
 * Sends calls with the Bearer token of the session. The only place that meets a 401: it ends the session, whichever call it was.
 *
 * Uploads go by XMLHttpRequest, because fetch does not report progress; where there is a custom `fetch` (tests),
 * they go through it.
 */
export const createHttp = ({ baseUrl, fetch: customFetch, patience = PATIENCE }: HttpOptions): Http => {
  const request = async <Body>(
    call: Call,
    bodyOf: (response: Response) => Promise<Body>,
    body?: BodyInit,
    givenUp?: AbortSignal,
  ) => {
    // perhaps before its turn came
    givenUp?.throwIfAborted();
    const token = session.token();
    const answered = connection.sending();
    const headers = authorization(token);
    if (call.body !== undefined) headers['Content-Type'] = 'application/json';
    // a depository elsewhere would have to allow the header first
    if (call.key && call.method === 'POST' && baseUrl === '') headers['Idempotency-Key'] = call.key;
    const text = call.body === undefined ? undefined : JSON.stringify(call.body);
    const patienceMs = call.method === 'GET' ? patience.readMs : patience.changeMs + sendingMs(text);
    const silence = watchSilence(patienceMs, givenUp);
    const init = {
      method: call.method,
      headers,
      signal: silence.signal,
      body: text ?? body,
    };
    try {
      const answer = await (customFetch ?? fetch)(baseUrl + call.path, init).catch(noAnswer);
      answered();
      silence.isBroken();
      const response = inPieces(answer, silence.isBroken);
      const { status, ok } = response;
      if (!(call.succeedsOn?.includes(status) ?? ok))
        throw failure(status, await response.text().catch(() => ''), token, response.headers);
      return { status, headers: response.headers, body: await bodyOf(response).catch(noAnswer) };
    } finally {
      silence.stop();
    }
  };

  const exchange = async <T>(call: Call<T>, signal?: AbortSignal, sent?: BodyInit) => {
    const { status, headers, body } = await request(call, (response) => response.text(), sent, signal);
    return { value: read(call, parse(body, status), status, headers), headers };
  };
  const send = async <T>(call: Call<T>, signal?: AbortSignal, body?: BodyInit): Promise<T> =>
    (await exchange(call, signal, body)).value;

  const formWith = (file: File) => {
    const form = new FormData();
    form.append('file', file, file.name);
    return form;
  };

  const uploadByXhr: Http['upload'] = async (call, { file, onProgress, signal }) => {
    const token = session.token();
    const answered = connection.sending();
    const silence = watchSilence(patience.changeMs, signal);
    const [status, text] = await new Promise<[number, string]>((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(call.method, baseUrl + call.path);
      for (const [name, value] of Object.entries(authorization(token))) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = (event) => {
        silence.isBroken();
        if (event.lengthComputable) onProgress?.(event.loaded / event.total);
      };
      xhr.onload = () => resolve([xhr.status, xhr.responseText]);
      xhr.onerror = reject;
      xhr.onabort = () => reject(silence.signal.reason);
      silence.signal.addEventListener('abort', () => xhr.abort());
      xhr.send(formWith(file));
    })
      .catch(noAnswer)
      .finally(silence.stop);
    answered();
    if (status < 200 || status >= 300) throw failure(status, text, token);
    return read(call, parse(text), 200);
  };

  return {
    send: (call, signal) => send(call, signal),
    exchange: (call, signal) => exchange(call, signal),
    upload: customFetch ? (call, { file, signal }) => send(call, signal, formWith(file)) : uploadByXhr,
    download: async (call) => {
      const { status, body } = await request(call, (response) => response.blob());
      return read(call, body, status);
    },
    reach: () => {
      const { signal, stop } = watchSilence(patience.reachMs);
      return (customFetch ?? fetch)(`${baseUrl}/`, {
        method: 'HEAD',
        mode: 'no-cors',
        cache: 'no-store',
        signal,
      })
        .then(connection.found, connection.lost)
        .finally(stop);
    },
  };
};

/** The depository's address, read when the page runs (DECISIONS 3). */
export const depositoryUrl = (): string =>
  (document.querySelector<HTMLMetaElement>('meta[name="depository-url"]')?.content ?? '').replace(/\/+$/, '');
