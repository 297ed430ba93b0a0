import { connection } from '../connection.ts';
import { session } from '../session.ts';
import { type Answer, aFile } from './answers.ts';
import type { Call } from './calls.ts';
import { parse } from './parse.ts';
import { reasonIn } from './reasons.ts';
import { inPieces, PATIENCE, type Patience, sendingMs, watchSilence } from './silence.ts';

export interface Http {
  /** Sends a call and returns its value. Throws DepositoryError for any other status and for an unexpected answer. */
  send: <T>(call: Call<T>, signal?: AbortSignal) => Promise<T>;
  /** Sends one file as the multipart field `file`. */
  upload: <T>(call: Call<T>, options: UploadOptions) => Promise<T>;
  /** Checks whether anything answers; sent without the token, so that it prolongs no session. */
  reach: () => Promise<void>;
}

export interface UploadOptions {
  file: File;
  /** Called with the part sent, 0…1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

interface HttpOptions {
  /** Address of the depository without the final slash; '' means the origin of the page. */
  baseUrl: string;
  fetch?: typeof fetch;
  patience?: Patience;
}

const NO_ANSWER = 'Нет связи с сервером. Проверьте соединение и повторите.';
const SILENCE = 'Сервер не отвечает. Повторите позже.';

const authorization = (token: string | null): Record<string, string> =>
  token ? { Authorization: `Bearer ${token}` } : {};

/** An error that the depository reports for one field. */
export interface FieldFault {
  /** Path in the body, `news.0.title`; a save translates it to the record's source, `entries.ru.title`. '' means the whole body. */
  path: string;
  message: string;
}

/** A call that failed. `status` is HTTP's, 0 without an answer; `message` is Russian and meant for people. */
export class DepositoryError extends Error {
  override readonly name: string = 'DepositoryError';

  /** @param body - further data of the answer beside the message */
  constructor(
    message: string,
    readonly status: number,
    readonly faults: readonly FieldFault[] = [],
    readonly body?: unknown,
  ) {
    super(message);
  }
}

/** The message for the field of a small form, or that of the whole call. */
export const errorMessage = (error: Error): string => {
  const [fault] = error instanceof DepositoryError ? error.faults : [];
  return fault?.message ?? error.message;
};

/** A refusal because of what is stored by now, mostly by somebody else. */
export const isConflict = (error: unknown): error is DepositoryError =>
  error instanceof DepositoryError && error.status === 409;

/** Whether a publication was refused because it is scheduled for later; who has read that may repeat it. */
export const isScheduledLater = (error: unknown) => error instanceof DepositoryError && error.status === 428;

/** A call that was answered 401: the session is over and its storage cleared. Nobody reports this error. */
export class SessionEnded extends DepositoryError {
  override readonly name = 'SessionEnded';
}

const ROLE_CHANGED = 'Ваша роль изменилась. Выйдите и войдите снова: откроются разделы новой роли.';
const fieldOf = (value: unknown, key: string): unknown => (Object(value) as Record<string, unknown>)[key];

const faultsIn = (errors: unknown): FieldFault[] =>
  (Array.isArray(errors) ? errors : []).flatMap((error) => {
    const message = fieldOf(error, 'message');
    const path = fieldOf(error, 'path');
    return typeof message === 'string' ? [{ path: typeof path === 'string' ? path : '', message }] : [];
  });

/** Reads the value of a call from the body. */
const read = <T>({ answer }: Call<T>, body: unknown, status: number, headers?: Headers): T => {
  try {
    return answer(body, headers);
  } catch (problem) {
    throw new DepositoryError((problem as Error).message, status);
  }
};

/** @param token - the one the call was sent with: a 401 for an earlier session does not end this one */
const failure = ({ refusals }: Call, status: number, text: string, token: string | null): DepositoryError => {
  const body = parse(text);
  const ownRole = status === 403 && fieldOf(body, 'ownRole');
  // menu and screens are those of the role that sign-in told
  const hasOtherRole = typeof ownRole === 'string' && ownRole !== session.user()?.role;
  const message = hasOtherRole ? ROLE_CHANGED : reasonIn(body, status, refusals);
  if (status === 401 && token === session.token()) session.end();
  const Failure = status === 401 ? SessionEnded : DepositoryError;
  return new Failure(message, status, faultsIn(fieldOf(body, 'errors')), body);
};

const noAnswer = (error: unknown): never => {
  const reason = error instanceof DOMException ? error.name : '';
  if (reason === 'AbortError') throw error;
  connection.lost();
  throw new DepositoryError(reason === 'TimeoutError' ? SILENCE : NO_ANSWER, 0);
};

/**
 * Sends calls with the Bearer token of the session. A 401 is handled here alone: it ends the session, whichever call it was.
 *
 * Uploads use XMLHttpRequest, because fetch reports no progress; a custom `fetch` (tests) gets them too.
 */
export const createHttp = ({ baseUrl, fetch: customFetch, patience = PATIENCE }: HttpOptions): Http => {
  const send = async <T>(call: Call<T>, givenUp?: AbortSignal, sent?: BodyInit): Promise<T> => {
    const token = session.token();
    const answered = connection.sending();
    const headers = authorization(token);
    if (call.body !== undefined) headers['Content-Type'] = 'application/json';
    // a depository on another origin would have to allow this header first
    if (call.key && baseUrl === '') headers['Idempotency-Key'] = call.key;
    const text = call.body === undefined ? undefined : JSON.stringify(call.body);
    const patienceMs = call.method === 'GET' ? patience.readMs : patience.changeMs + sendingMs(text);
    const silence = watchSilence(patienceMs, givenUp);
    const init = {
      method: call.method,
      headers,
      signal: silence.signal,
      body: text ?? sent,
      // another depository may allow storing: what is read is asked for anew, and an act never comes from the cache
      cache: call.key ? 'no-store' : 'no-cache',
    } as const;
    try {
      const answer = await (customFetch ?? fetch)(baseUrl + call.path, init).catch(noAnswer);
      answered();
      silence.isBroken();
      const response = inPieces(answer, silence.isBroken);
      const { status, ok } = response;
      if (!(call.succeedsOn?.includes(status) ?? ok))
        throw failure(call, status, await response.text().catch(() => ''), token);
      // decoding a file as text would change its bytes
      const isFile = call.answer === (aFile as Answer<unknown>);
      const body = await (isFile ? response.blob() : response.text()).catch(noAnswer);
      return read(call, typeof body === 'string' ? parse(body, status) : body, status, response.headers);
    } finally {
      silence.stop();
    }
  };

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
    if (status < 200 || status >= 300) throw failure(call, status, text, token);
    return read(call, parse(text), 200);
  };

  return {
    send: (call, signal) => send(call, signal),
    upload: customFetch ? (call, { file, signal }) => send(call, signal, formWith(file)) : uploadByXhr,
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

/** The address of the depository, read at run time (DECISIONS 3). */
export const depositoryUrl = (): string =>
  (document.querySelector<HTMLMetaElement>('meta[name="depository-url"]')?.content ?? '').replace(/\/+$/, '');

/** Whether the depository recognises a repeated change by its key, which is only sent to the page's own origin. */
export const isDoneOnce = () => depositoryUrl() === '' && session.hasFeature('idempotency');
