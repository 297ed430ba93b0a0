import type { Act, Subject } from '../../audit/act.ts';
import type { ListedRecords } from '../../records/listOptions.ts';
import type { Saved } from '../../records/saveRecord.ts';

/** What the review does to the items of a kind. Each is locked while it does. */
export interface Reviewed {
  subject: Subject;
  records: ListedRecords;
  /** @throws ApiError 409 for what does not wait */
  giveBack(act: Act, returned: { id: number; note: string }): Promise<Saved>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The kinds whose items are reviewed; filled where their calls are declared. */
    reviewed: Map<string, Reviewed>;
  }
}
