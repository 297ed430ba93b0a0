import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import * as schema from '../../server/db/schema.ts';

const META = 'server/db/migrations/meta';

it('a table that was changed has its migration (npm run db:generate)', async () => {
  const newest = readdirSync(META)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .at(-1);
  const migrated = JSON.parse(readFileSync(join(META, String(newest)), 'utf8'));
  expect(await generateMigration(migrated, generateDrizzleJson(schema))).toEqual([]);
});
