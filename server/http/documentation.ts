import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** The page has inline styles; plain http stays plain http, unlike by its default policy. */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** `Account` of `/api/Admin/Account/Add`, `Access` of `/Access/login`. */
const tagOf = (url: string) => /^\/(?:api\/Admin\/)?([^/:]+)/.exec(url)?.[1] ?? 'other';

/** The API described by its own schemas: readable at `/api/docs`, as OpenAPI at `/api/docs/json`. */
export const documentation = fastifyPlugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Депозитарий',
        description: 'Сервер панели администратора сайта центрального депозитария ценных бумаг',
        version: '1',
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
      security: [{ session: [] }],
    },
    transform(route) {
      const { schema, url } = jsonSchemaTransform(route);
      return { schema: { tags: [tagOf(url)], ...schema }, url };
    },
  });

  await app.register(async (docs) => {
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, isPage: true };
    });
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: POLICY });
  });
});
