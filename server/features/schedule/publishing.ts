import type { Act, Subject } from '../../audit/act.ts';
import type { Database } from '../../db/database.ts';
import type { ListedRecords } from '../../records/listOptions.ts';
import type { Saved } from '../../records/saveRecord.ts';

/** Acts of schedules and of the review on a kind's locked items. */
export interface Publishing {
  subject: Subject & Required<Pick<Subject, 'isOnSite' | 'titleOf'>>;
  records: ListedRecords;
  /** Sends a waiting item back to its author. @throws ApiError 409 for an item that does not wait */
  giveBack(act: Act, returned: { id: number; note: string }): Promise<Saved>;
  /** @throws ApiError 403 for a user who may not approve the stored state */
  checkApproval(act: Act, id: number): Promise<void>;
  publish(act: Act, id: number): Promise<void>;
  takeDown(act: Act, id: number): Promise<void>;
  /** Whether nothing of it waits for approval. */
  isPublished(tx: Database, id: number): Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Filled where calls are declared: the kinds whose items are published. */
    publishing: Map<string, Publishing>;
  }
}
