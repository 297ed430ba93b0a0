import { randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';

const STATUSES_WITHOUT_BODY = [101, 204, 205, 304];

/** jsdom's FormData is not the one Node's Request can send, so the body is written here. */
async function multipartOf(form: FormData) {
  const boundary = `----test${randomBytes(12).toString('hex')}`;
  const parts: Buffer[] = [];
  for (const [name, value] of form.entries()) {
    const isFile = typeof value !== 'string';
    const file = isFile
      ? `; filename="${value.name}"\r\ncontent-type: ${value.type || 'application/octet-stream'}`
      : '';
    parts.push(Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`));
    parts.push(isFile ? Buffer.from(await bytesOf(value)) : Buffer.from(value), Buffer.from('\r\n'));
  }
  const payload = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { payload, contentType: `multipart/form-data; boundary=${boundary}` };
}

function bytesOf(file: Blob): Promise<ArrayBuffer> {
  if (typeof file.arrayBuffer === 'function') return file.arrayBuffer();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(file);
  });
}

const isForm = (body: unknown): body is FormData =>
  typeof body === 'object' && body !== null && 'entries' in body && 'append' in body && 'getAll' in body;

async function requestOf(input: RequestInfo | URL, init: RequestInit = {}): Promise<InjectOptions> {
  const isRequest = typeof input === 'object' && 'method' in input;
  const { pathname, search } = new URL(isRequest ? input.url : String(input), 'http://localhost');
  const headers: Record<string, string> = {};
  new Headers(init.headers ?? (isRequest ? input.headers : undefined)).forEach((value, name) => {
    headers[name] = value;
  });
  const method = (init.method ?? (isRequest ? input.method : 'GET')).toUpperCase() as InjectOptions['method'];
  const { body } = init;
  if (isForm(body)) {
    const { payload, contentType } = await multipartOf(body);
    headers['content-type'] = contentType;
    return { method, url: pathname + search, headers, payload };
  }
  if (body === undefined || body === null) {
    const own = isRequest && input.body ? Buffer.from(await input.arrayBuffer()) : undefined;
    return { method, url: pathname + search, headers, payload: own };
  }
  const payload = typeof body === 'string' ? body : Buffer.from(await new Response(body).arrayBuffer());
  return { method, url: pathname + search, headers, payload };
}

function aborted(signal: AbortSignal) {
  const error = signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError');
  return error;
}

/**
 * The browser's `fetch`, answered by the server in this process: no port, no network, but every hook, header and
 * byte of the real answer.
 */
export function fetchFrom(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const signal = init?.signal;
    if (signal?.aborted) throw aborted(signal);
    const answer = await app.inject(await requestOf(input, init));
    if (signal?.aborted) throw aborted(signal);
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    const body = STATUSES_WITHOUT_BODY.includes(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers });
  };
}
