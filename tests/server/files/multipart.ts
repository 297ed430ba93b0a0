import type { Role } from '../../../src/wire/wire.ts';
import type { TestServer } from '../../support/server.ts';

interface Part {
  /** The form's field; `file` when absent. */
  field?: string;
  /** As the browser writes it; a part without one is a plain field. */
  filename?: string;
  type?: string;
  bytes: Buffer | string;
}

const BOUNDARY = '----depositoryTests';
export const FORM = `multipart/form-data; boundary=${BOUNDARY}`;

/** What a browser sends for these parts; `isCut` leaves out the end. */
export const form = (parts: Part[], isCut = false): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ field = 'file', filename, type = 'application/octet-stream', bytes }) => {
      const name = filename === undefined ? '' : `; filename="${filename.replaceAll('"', '%22')}"`;
      const contentType = filename === undefined ? '' : `\r\nContent-Type: ${type}`;
      return [
        Buffer.from(
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${name}${contentType}\r\n\r\n`,
        ),
        Buffer.from(bytes),
        Buffer.from('\r\n'),
      ];
    }),
    Buffer.from(isCut ? '' : `--${BOUNDARY}--\r\n`),
  ]);

/** Calls with a fresh session of a role, for bodies that are no JSON. */
export const callsOf = async (server: TestServer, role: Role) => {
  const authorization = `Bearer ${await server.signIn(role)}`;
  return {
    post: (url: string, payload: Buffer | string, contentType = FORM) =>
      server.send({ method: 'POST', url, payload, headers: { authorization, 'content-type': contentType } }),
    upload: (what: 'Cover' | 'Pdf', ...parts: Part[]) =>
      server.send({
        method: 'POST',
        url: `/WebsiteFiles/File/Upload${what}`,
        payload: form(parts),
        headers: { authorization, 'content-type': FORM },
      }),
    read: async (url: string) => {
      const { statusCode, headers, rawPayload } = await server.app.inject({
        url,
        headers: { authorization },
      });
      return { status: statusCode, headers, bytes: rawPayload };
    },
    authorization,
  };
};

export type Calls = Awaited<ReturnType<typeof callsOf>>;
