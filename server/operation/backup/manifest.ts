import { z } from 'zod';

/** Incremented when an older program cannot read the archives of a newer one. */
export const FORMAT = 1;

const digest = z.string().regex(/^[\da-f]{64}$/);

/** The part that every program can read, whatever a newer one has changed. */
export const manifestHead = z.object({ format: z.number().int(), schemaVersion: z.number().int() });

/** The description of an archive, in its entry before the last. */
export const manifest = z.object({
  format: z.number().int(),
  madeAt: z.iso.datetime(),
  /** The installation; undefined for a database that was never started completely or is older than installations. */
  installation: z.uuid().optional(),
  /** The state of the tables, from `schemaVersionOf`. */
  schemaVersion: z.number().int(),
  /** The newest row of the audit log, if there was one. */
  auditHead: z.object({ seq: z.number().int(), digest: z.string() }).optional(),
  /** In an order in which they can be filled. */
  tables: z.array(z.object({ name: z.string(), rows: z.number().int() })),
  /** The values of sequences, exact at any size. */
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Undefined for a backup of the database alone. */
  files: z
    .object({
      count: z.number().int(),
      bytes: z.number().int(),
      /** Files whose bytes were missing in the store, or damaged. */
      missing: z.array(digest),
    })
    .optional(),
});
export type Manifest = z.output<typeof manifest>;

/** Names of the entries. */
export const entryNames = {
  manifest: 'manifest.json',
  digest: 'sha256',
  rows: (table: string, part: number) => `database/${table}/${String(part).padStart(6, '0')}.jsonl.gz`,
  file: (sha256: string) => `files/${sha256.slice(0, 2)}/${sha256}`,
  tableIn: (name: string) => /^database\/([^/]+)\/\d+\.jsonl\.gz$/.exec(name)?.[1],
  fileIn: (name: string) => /^files\/[\da-f]{2}\/([\da-f]{64})$/.exec(name)?.[1],
};
