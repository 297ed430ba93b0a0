import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '../lib/apiError.ts';

const SAMPLE_MS = 1_000;
/** The average delay of the event loop from which people notice a wait. */
const LONGEST_TURN_MS = 500;
/** A single long task is no overload; a queue that does not shrink is. */
const LATE_SAMPLES = 3;
/** The usable share of the memory, above which the system or V8 would end the process. */
const MOST_MEMORY = 0.85;
const MOST_HEAP = 0.9;
const RETRY_AFTER_SECONDS = 5;
/** The interval of log lines with the reason; refused calls are logged anyway. */
const TELL_EVERY_MS = 10_000;

const MESSAGE = 'Сервер перегружен. Попробуйте ещё раз через несколько секунд.';

/** Whether a state was found several times in a row. */
export function inARow(times: number) {
  let found = 0;
  return {
    note(isFound: boolean) {
      found = isFound ? found + 1 : 0;
    },
    isReached: () => found >= times,
  };
}

/** The memory of the container or the machine. */
function memoryLimit() {
  const constrained = process.constrainedMemory();
  return MOST_MEMORY * (constrained > 0 ? Math.min(constrained, totalmem()) : totalmem());
}

/** Status pages are cheap and tell what is wrong, so they are never refused. */
const isNeverShed = ({ is404, routeOptions: { config } }: FastifyRequest) =>
  is404 || config.isPage === true || config.isHealth === true;

/** The exceeded limit, if any, and since when by `performance.now()`. */
interface Overload {
  of: 'work' | 'memory' | undefined;
  since: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    overload: Overload;
  }
}

/** Refuses calls with 503 before the memory is exhausted and while the server is overloaded, so that accepted calls are answered in time. */
export const shedding = fastifyPlugin(async (app) => {
  const { shedsLoad, memoryLimitBytes } = app.settings;
  const overload: Overload = { of: undefined, since: 0 };
  app.decorate('overload', overload);
  if (!shedsLoad) return;
  const mostHeapBytes = MOST_HEAP * getHeapStatistics().heap_size_limit;
  const mostBytes = memoryLimitBytes ?? memoryLimit();
  const late = inARow(LATE_SAMPLES);
  let toldAt = Number.NEGATIVE_INFINITY;
  await app.register(underPressure, {
    sampleInterval: SAMPLE_MS,
    maxEventLoopDelay: LONGEST_TURN_MS,
    maxHeapUsedBytes: mostHeapBytes,
    maxRssBytes: mostBytes,
    // computed only above one of the limits
    pressureHandler: async (request, _reply, type, value) => {
      if (isNeverShed(request)) return;
      if (type === underPressure.TYPE_EVENT_LOOP_DELAY && !late.isReached()) return;
      const now = performance.now();
      if (now - toldAt > TELL_EVERY_MS) {
        toldAt = now;
        request.log.warn({ type, value }, 'calls are refused: overloaded');
      }
      throw new ApiError(503, MESSAGE, { headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } });
    },
  });
  const look = () => {
    const { eventLoopDelay, rssBytes, heapUsed } = app.memoryUsage();
    late.note(eventLoopDelay > LONGEST_TURN_MS);
    const isFull = rssBytes > mostBytes || heapUsed > mostHeapBytes;
    const now = isFull ? 'memory' : late.isReached() ? 'work' : undefined;
    if (now !== overload.of) Object.assign(overload, { of: now, since: performance.now() });
  };
  const looks = setInterval(look, SAMPLE_MS).unref();
  app.addHook('onClose', async () => clearInterval(looks));
});
