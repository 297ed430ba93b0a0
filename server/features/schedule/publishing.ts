import type { Act, Subject } from '../../audit/act.ts';
import type { Database } from '../../db/database.ts';

/** What a schedule does to the items of a kind. Each is locked while it does. */
export interface Publishing {
  subject: Subject;
  /** @throws ApiError 403 for a user who may not approve what is stored there */
  checkApproval(act: Act, id: number): Promise<void>;
  publish(act: Act, id: number): Promise<void>;
  takeDown(act: Act, id: number): Promise<void>;
  /** Whether nothing of it waits for an approval. */
  isPublished(tx: Database, id: number): Promise<boolean>;
  /** Whether the site shows it, be it as it was before an edit that waits. */
  isOnSite(tx: Database, id: number): Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The kinds whose items are published; filled where their calls are declared. */
    publishing: Map<string, Publishing>;
  }
}
