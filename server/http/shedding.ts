import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '../lib/apiError.ts';

const SAMPLE_MS = 1_000;
/** What a turn of the event loop may take on average: from here on people wait noticeably, whatever they ask for. */
const LONGEST_TURN_MS = 500;
/** One long piece of work is no overload; a queue that does not become shorter is. */
const LATE_SAMPLES = 3;
/** How much of the memory there is may be used. Above it the system would end the process, or V8 would. */
const MOST_MEMORY = 0.85;
const MOST_HEAP = 0.9;
const RETRY_AFTER_SECONDS = 5;
/** A line of the log for each refused call is there anyway; the reason is logged so often. */
const TELL_EVERY_MS = 10_000;

const MESSAGE = 'Сервер перегружен. Попробуйте ещё раз через несколько секунд.';

/** Tells a state that lasts from one that passes: whether it was found so many times in a row. */
export function inARow(times: number) {
  let found = 0;
  return {
    note(isFound: boolean) {
      found = isFound ? found + 1 : 0;
    },
    isReached: () => found >= times,
  };
}

/** What the process may use: the container's memory, or the machine's. */
function memoryLimit() {
  const constrained = process.constrainedMemory();
  return MOST_MEMORY * (constrained > 0 ? Math.min(constrained, totalmem()) : totalmem());
}

/** Status pages are cheap and say what is wrong: monitors must reach them. */
const isNeverShed = ({ is404, routeOptions: { config } }: FastifyRequest) =>
  is404 || config.isPage === true || config.isHealth === true;

/** What there is too much of, if anything, and since when by `performance.now()`. */
interface Overload {
  of: 'work' | 'memory' | undefined;
  since: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    overload: Overload;
  }
}

/**
 * Refuses calls with 503 before there is no memory left, and while the server does not keep up: the ones that it has taken are
 * answered in time then, instead of all of them too late.
 */
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
    // asked only above one of the limits
    pressureHandler: async (request, _reply, type, value) => {
      if (isNeverShed(request)) return;
      if (type === underPressure.TYPE_EVENT_LOOP_DELAY && !late.isReached()) return;
      const now = performance.now();
      if (now - toldAt > TELL_EVERY_MS) {
        toldAt = now;
        request.log.warn({ type, value }, 'calls are refused: overloaded');
      }
      throw new ApiError(503, MESSAGE, undefined, { 'retry-after': String(RETRY_AFTER_SECONDS) });
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
