import fastifyPlugin from 'fastify-plugin';
import type { Connections } from '../../db/database.ts';
import { type Health, healthCheck } from './examine.ts';
import { metrics } from './metrics.ts';

/** How a work of the housekeeping goes. */
interface Work {
  lastSuccess: Date | undefined;
  failures: number;
  /** Its last run failed. */
  isFailing: boolean;
}

/** What the cleaning has taken out of use since the server was started. */
interface SweptSoFar {
  files: number;
  bytes: number;
  gone: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    examine(): Promise<Health>;
    works: Map<string, Work>;
    swept: SweptSoFar;
    /** Absent where the database runs in this process. */
    connections: (() => Connections) | undefined;
    /** Figures for a monitoring system; nothing is counted before somebody has asked for the first time. */
    metrics(): Promise<{ contentType: string; text: string }>;
  }
}

/** How the server is: for those who watch it, and for administrators. */
export const health = fastifyPlugin<{ connections: (() => Connections) | undefined }>(
  async (app, { connections }) => {
    app.decorate('works', new Map<string, Work>());
    app.decorate('swept', { files: 0, bytes: 0, gone: 0 });
    app.decorate('connections', connections);
    app.decorate('examine', healthCheck(app));
    await app.register(metrics);
  },
);
