import { desc, sql } from 'drizzle-orm';
import { auditLog } from '../../server/db/schema.ts';
import type { TestServer } from './server.ts';

export const TRASH = '/api/Admin/Trash';

interface Kept {
  id: number;
  kind: string;
  recordId: number;
  title: string;
  deletedAt: string;
  deletedByName: string;
  endsAt: string;
}

/** The trash and what goes there, as an administrator. */
export function trashCalls(server: TestServer) {
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) =>
    server.as('admin', method, url, body);
  const listed = async (): Promise<Kept[]> => (await call('GET', `${TRASH}/GetAll`)).body.data;
  const inTrash = async (kind: string, recordId: number) =>
    (await listed()).find((each) => each.kind === kind && each.recordId === recordId);
  return {
    call,
    listed,
    inTrash,
    saved: async (url: string, draft: object): Promise<number> =>
      (await call('POST', url, draft)).body.data.id,
    restore: async (kind: string, recordId: number) =>
      call('POST', `${TRASH}/Restore${(await inTrash(kind, recordId))?.id}`),
    newestDeed: async () => (await server.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1))[0],
    /** Every row of a kind's tables, those of its history apart. */
    async rowsOf(kind: string) {
      const places = server.app.subjects.get(kind)?.rows ?? [];
      return await Promise.all(
        [...new Set(places.map(({ table }) => table))].map(async (table) => {
          const name = sql.identifier(table);
          const query = server.db.select({ row: sql`to_jsonb(${name})` }).from(sql`${name}`);
          return (await query.orderBy(sql`1`)).map(({ row }) => row as Record<string, unknown>);
        }),
      );
    },
  };
}
