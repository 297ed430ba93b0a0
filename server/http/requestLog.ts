import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { withoutQuery } from './logging.ts';

const API = /^\/(api|Access|WebsiteFiles|preview)\//i;

/** By the route's pattern where there is one: an address may be written in many ways. */
const isCall = ({ url, routeOptions }: FastifyRequest) => API.test(routeOptions.url ?? url);

/**
 * One line for each call of the API with its outcome; refusals (401, 403, 429) are warnings. Each answer names its request, as all
 * lines about it do.
 */
export const requestLog = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (isCall(request)) reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (!isCall(request)) return;
    const { statusCode } = reply;
    const line = {
      method: request.method,
      url: withoutQuery(request.url),
      status: statusCode,
      ms: Math.round(reply.elapsedTime),
      address: request.ip,
      user: request.account?.userName,
    };
    if ([401, 403, 429].includes(statusCode)) request.log.warn(line, 'refused');
    else request.log.info(line, 'answered');
  });
});
