import type { Act, Subject } from '../../audit/act.ts';
import type { ListedRecords } from '../../records/listOptions.ts';
import type { Saved } from '../../records/saveRecord.ts';

/** Acts of the review on a kind's locked items. */
export interface Reviewed {
  subject: Subject;
  records: ListedRecords;
  /** @throws ApiError 409 for an item that does not wait */
  giveBack(act: Act, returned: { id: number; note: string }): Promise<Saved>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Filled where calls are declared: the kinds whose items are reviewed. */
    reviewed: Map<string, Reviewed>;
  }
}
