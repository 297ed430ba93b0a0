import type { Act, Subject } from '../../audit/act.ts';
import type { Database } from '../../db/database.ts';

/** Acts of schedules on a kind's locked items. */
export interface Publishing {
  subject: Subject;
  /** @throws ApiError 403 for a user who may not approve the stored state */
  checkApproval(act: Act, id: number): Promise<void>;
  publish(act: Act, id: number): Promise<void>;
  takeDown(act: Act, id: number): Promise<void>;
  /** Whether nothing of it waits for approval. */
  isPublished(tx: Database, id: number): Promise<boolean>;
  /** Whether the site shows it, possibly in the state before a waiting edit. */
  isOnSite(tx: Database, id: number): Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Filled where calls are declared: the kinds whose items are published. */
    publishing: Map<string, Publishing>;
  }
}
