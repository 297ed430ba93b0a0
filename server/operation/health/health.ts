import fastifyPlugin from 'fastify-plugin';
import type { Connections } from '../../db/database.ts';
import { type Health, healthCheck } from './examine.ts';
import { metrics } from './metrics.ts';

/** The state of a housekeeping task. */
interface Work {
  lastSuccess: Date | undefined;
  failures: number;
  /** Its last run failed. */
  isFailing: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    examine(): Promise<Health>;
    works: Map<string, Work>;
    /** What clean-ups have deleted since the start. */
    swept: Record<'files' | 'bytes' | 'gone', number>;
    /** Undefined for an embedded database. */
    connections: (() => Connections) | undefined;
    /** Metrics; counting begins with the first request for them. */
    metrics(): Promise<{ contentType: string; text: string }>;
  }
}

/** The state of the server, for monitoring and for administrators. */
export const health = fastifyPlugin<{ connections: (() => Connections) | undefined }>(
  async (app, { connections }) => {
    app.decorate('works', new Map<string, Work>());
    app.decorate('swept', { files: 0, bytes: 0, gone: 0 });
    app.decorate('connections', connections);
    app.decorate('examine', healthCheck(app));
    await app.register(metrics);
  },
);
