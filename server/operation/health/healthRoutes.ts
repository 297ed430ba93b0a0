import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { SERVER_ERRORS } from '../../http/errorAnswers.ts';
import { check } from './examine.ts';
import { checkInsider, isInsider } from './insider.ts';

const parts = z
  .record(z.string(), check)
  .optional()
  .describe('Только на самом сервере или с ключом HEALTH_TOKEN');
const ready = z.object({ status: z.enum(['ready', 'warning']), parts });
const notReady = z.object({ status: z.enum(['failed', 'stopping']), message: z.string(), parts });

/** For service managers, balancers and monitoring. Everybody learns whether the server is ready, but nothing more. */
export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isHealth: true };
  });

  const alive = z.object({ status: z.literal('alive') });
  app.get('/health/live', { schema: { response: { 200: alive } } }, async () => ({
    status: 'alive' as const,
  }));

  const readySchema = { response: { 200: ready, 503: notReady } };
  app.get('/health/ready', { schema: readySchema }, async (request, reply) => {
    const message = SERVER_ERRORS[503];
    // checked first, because a closing server may not be able to answer anything else
    if (app.leaving.hasBegun()) return reply.code(503).send({ status: 'stopping', message });
    const health = await app.examine();
    const shown = isInsider(request) ? { parts: health.parts } : {};
    if (health.state === 'failed') return reply.code(503).send({ status: 'failed', message, ...shown });
    return { status: health.state === 'ok' ? ('ready' as const) : ('warning' as const), ...shown };
  });

  app.get('/metrics', { schema: { produces: ['text/plain'] } }, async (request, reply) => {
    checkInsider(request);
    const { contentType, text } = await app.metrics();
    return reply.type(contentType).send(text);
  });
};
