import fastifyPlugin from 'fastify-plugin';
import { withoutQuery } from './logging.ts';

const API = /^\/(api|Access|WebsiteFiles|preview)\//i;

/**
 * One line for each call of the API with its outcome; refusals (401, 403, 429) are warnings. Each answer names its request, as all
 * lines about it do.
 */
export const requestLog = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (API.test(request.url)) reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (!API.test(request.url)) return;
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
