import { files } from '../../server/db/schema.ts';
import type { TestServer } from './server.ts';

/** A row for a file that nobody has to read. @returns its id */
export async function addFile(server: TestServer, kind: 'pdf' | 'cover', name: string, thumbnail?: string) {
  const row = { kind, name, sha256: 'a'.repeat(64), mime: 'x/y', sizeBytes: 1234, thumbnail };
  const [file] = await server.db.insert(files).values(row).returning({ id: files.id });
  return file?.id ?? 0;
}
