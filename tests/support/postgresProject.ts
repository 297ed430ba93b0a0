import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../server/db/postgres.ts';
import { addAccounts } from './firstAccounts.ts';
import { type Postgres, startPostgres } from './serverPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server's database with the accounts alone, which others are copied from; only in the project «postgres». */
    postgresTemplate?: string;
  }
}

let postgres: Postgres;

/** Before the project «postgres»: a PostgreSQL server of its own, and a database that each test server gets a copy of. */
export async function setup(project: TestProject) {
  postgres = await startPostgres();
  const template = await postgres.createDatabase();
  const { db, close } = await openPostgres(template, () => {});
  await addAccounts(db);
  await close();
  project.provide('postgresTemplate', template);
}

export const teardown = () => postgres.remove();

/** @returns the address of a new copy of the template */
export async function copyOf(template: string): Promise<string> {
  const url = new URL(template);
  const name = `depository_${randomBytes(8).toString('hex')}`;
  const client = new Client({ connectionString: new URL('/postgres', template).href });
  await client.connect();
  await client.query(`create database ${name} template ${url.pathname.slice(1)}`).finally(() => client.end());
  url.pathname = name;
  return url.href;
}
