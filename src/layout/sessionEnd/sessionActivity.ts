import { DepositoryError, type Http, SessionEnded } from '../../dataProvider/http.ts';
import { session } from '../../session.ts';

const MINUTE_MS = 60_000;
/** The depository records the last use by the minute, so a session may end a minute early. */
const NOTED_TO_MS = MINUTE_MS;
const OFFERED_MS = MINUTE_MS;
const CLOSING_MS = 5 * MINUTE_MS;
const LOOK_EVERY_MS = 5000;

/** In use, about to end by idleness, about to reach its limit, ended as far as this page can tell. */
export type SessionState = 'running' | 'idle' | 'closing' | 'ended';

/** Messages between the tabs of a browser. Sessions are compared by digests, so that no token is sent. */
interface Use {
  session: number;
  person: number;
  at: number;
}

let usedAt = Date.now();
let doneAt = 0;
const looks = new Set<() => void>();

const digestOf = (text: string) => {
  let digest = 7;
  for (const sign of text) digest = (Math.imul(digest, 31) + (sign.codePointAt(0) ?? 0)) | 0;
  return digest;
};

const ownUse = (at: number): Use => {
  const { name, role } = session.user() ?? {};
  return { session: digestOf(session.token() ?? ''), person: digestOf(`${name} ${role}`), at };
};

let channel: BroadcastChannel | undefined;

/** Connects to the other tabs. */
const openChannel = () => {
  channel?.close();
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('session-use');
  channel.onmessage = ({ data }: MessageEvent<Use>) => {
    const own = ownUse(data.at);
    if (data.session === own.session) usedAt = Math.max(usedAt, data.at);
    // a user who works in another tab is not idle
    if (data.person === own.person) doneAt = Math.max(doneAt, data.at);
  };
};

const note = (at: number) => {
  usedAt = Math.max(usedAt, at);
  for (const look of looks) look();
  channel?.postMessage(ownUse(at));
};

const noteDoing = () => {
  doneAt = Date.now();
};
for (const sign of ['keydown', 'pointerdown'] as const) window.addEventListener(sign, noteDoing, true);

session.onClear(() => {
  usedAt = Date.now();
  doneAt = 0;
});

/** Wraps calls: each answered call prolongs the session. */
export const trackActivity = (http: Http): Http => {
  openChannel();
  const noted = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    const at = Date.now();
    try {
      const answer = await call();
      note(at);
      return answer;
    } catch (error) {
      const isAnswered = error instanceof DepositoryError && error.status > 0;
      if (isAnswered && !(error instanceof SessionEnded)) note(at);
      throw error;
    }
  };
  return {
    ...http,
    send: (call, signal) => noted(() => http.send(call, signal)),
    upload: (call, options) => noted(() => http.upload(call, options)),
  };
};

/** When an idle session ends, by the depository's limit; undefined without one. */
export const idleEnd = (): number => {
  const { idleMinutes } = session.user() ?? {};
  return idleMinutes ? usedAt + idleMinutes * MINUTE_MS - NOTED_TO_MS : Number.POSITIVE_INFINITY;
};

/** The limit of the session. An answer after it proves that one of the clocks is wrong. */
const hardEnd = () => {
  const end = Date.parse(session.user()?.expiresAt ?? '');
  return end > usedAt ? end : Number.POSITIVE_INFINITY;
};

/** Whether a user has just worked in this or another tab. */
export const isPresent = () => doneAt > Date.now() - OFFERED_MS;

const stateNow = (): SessionState => {
  const now = Date.now();
  if (!session.isOpen()) return 'running';
  if (now >= Math.min(idleEnd(), hardEnd())) return 'ended';
  if (now >= hardEnd() - CLOSING_MS) return 'closing';
  return now >= idleEnd() - OFFERED_MS ? 'idle' : 'running';
};

/** For `useSyncExternalStore`. */
export const sessionState = {
  now: stateNow,
  /** Checks regularly, and when the user returns to the tab, whose timers may have been suspended. */
  watch: (look: () => void): (() => void) => {
    const timer = setInterval(look, LOOK_EVERY_MS);
    looks.add(look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      looks.delete(look);
      document.removeEventListener('visibilitychange', look);
    };
  },
};
