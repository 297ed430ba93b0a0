import type { FastifyInstance } from 'fastify';
import type { Part } from './examine.ts';

/** After so long it does not pass by itself. */
const OVERLOAD_SECONDS = 5 * 60;

const OVERLOADED = {
  work: 'Сервер перегружен: часть вызовов не принимается.',
  memory: 'Серверу не хватает памяти: вызовы не принимаются.',
};

/** Refused are single calls, or, for want of memory, all of them: then another instance is better for them, and only a new start helps. */
export function overloadOf({ overload }: FastifyInstance): Part {
  const { of, since } = overload;
  if (of === undefined) return { state: 'ok' };
  const seconds = Math.round((performance.now() - since) / 1000);
  const isLasting = of === 'memory' && seconds > OVERLOAD_SECONDS;
  const message = OVERLOADED[of];
  return isLasting
    ? { state: 'failed', seconds, message: `${message} Само это не проходит: перезапустите сервер.` }
    : { state: 'warning', seconds, message };
}
