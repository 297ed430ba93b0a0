import { z } from 'zod';

/** Grows when an older program could not read what a newer one writes. */
export const FORMAT = 1;

const digest = z.string().regex(/^[\da-f]{64}$/);

/** What every program can read of it, whatever else a newer one may have changed. */
export const manifestHead = z.object({ format: z.number().int(), schemaVersion: z.number().int() });

/** What an archive says of itself, in its entry before the last. */
export const manifest = z.object({
  format: z.number().int(),
  madeAt: z.iso.datetime(),
  /** Whose it is; nothing for a database that was never started to the end, or is older than installations. */
  installation: z.uuid().optional(),
  /** The state of the tables, as `schemaVersionOf` tells it. */
  schemaVersion: z.number().int(),
  /** The newest row of the audit log, if there was one at all. */
  auditHead: z.object({ seq: z.number().int(), digest: z.string() }).optional(),
  /** In the order in which they can be filled: what is referred to comes first. */
  tables: z.array(z.object({ name: z.string(), rows: z.number().int() })),
  /** Where numbers go on from. Exact, whatever their size. */
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Nothing for a backup of the database alone. */
  files: z
    .object({
      count: z.number().int(),
      bytes: z.number().int(),
      /** Files whose bytes were not in the store, or not what they were. */
      missing: z.array(digest),
    })
    .optional(),
});
export type Manifest = z.output<typeof manifest>;

/** Names of the entries, which are put together here and nowhere else. */
export const entryNames = {
  manifest: 'manifest.json',
  digest: 'sha256',
  rows: (table: string, part: number) => `database/${table}/${String(part).padStart(6, '0')}.jsonl.gz`,
  file: (sha256: string) => `files/${sha256.slice(0, 2)}/${sha256}`,
  tableIn: (name: string) => /^database\/([^/]+)\/\d+\.jsonl\.gz$/.exec(name)?.[1],
  fileIn: (name: string) => /^files\/[\da-f]{2}\/([\da-f]{64})$/.exec(name)?.[1],
};
