import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as they came. */
  source: string;
}

interface MailServerOptions {
  /** A former port, to come back under the same address. */
  port?: number;
  /** Answers a mail with an error, as `451 4.3.0 Later`; undefined takes it. */
  refuse?: (attempt: number, to: string) => string | undefined;
  /** At which command it refuses. */
  at?: 'RCPT' | 'DATA';
  /** Runs before a mail is acknowledged. */
  beforeTaking?: () => Promise<void>;
}

const refusal = (answer: string) =>
  Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) });

/** A real SMTP server in this process, on a port of its own. */
export async function startMailServer(options: MailServerOptions = {}) {
  const { port = 0, refuse = () => undefined, at = 'DATA', beforeTaking = async () => {} } = options;
  const mails: ReceivedMail[] = [];
  let attempts = 0;
  const judge = (to: string) => {
    attempts += 1;
    const answer = refuse(attempts, to);
    return answer === undefined ? null : refusal(answer);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, callback) => callback(at === 'RCPT' ? judge(address) : null),
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const error = at === 'DATA' ? judge(to.join()) : null;
        if (error) return callback(error);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push({ from, to, source: Buffer.concat(chunks).toString('utf8') });
        await beforeTaking();
        callback(null);
      });
    },
  });
  // a sender that is killed in the middle of a mail is an error here, and one that nobody listens to ends the process
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const used = (listening.address() as AddressInfo).port;
  return {
    mails,
    port: used,
    url: `smtp://127.0.0.1:${used}`,
    attempts: () => attempts,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** The value of a header, unfolded and decoded. */
export function headerOf(source: string, name: string): string | undefined {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  const line = unfolded.split('\r\n').find((each) => each.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line
    ?.slice(name.length + 1)
    .trim()
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('latin1')
        : text
            .replaceAll('_', ' ')
            .replace(/=([\dA-F]{2})/gi, (__, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));
}

/** The part of a mail with that type, decoded. */
export function partOf(source: string, type: 'text/plain' | 'text/html'): string {
  const part = source.split(/\r\n--[^\r\n]+/).find((each) => each.includes(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
