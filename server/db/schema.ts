/** Every table. What drizzle-kit makes migrations from, and what the rest of the server imports. */
export * from './tables/accounts.ts';
export * from './tables/auditLog.ts';
export * from './tables/backups.ts';
export * from './tables/documents.ts';
export * from './tables/files.ts';
export * from './tables/guaranteeFund.ts';
export * from './tables/installation.ts';
export * from './tables/leases.ts';
export * from './tables/lists.ts';
export * from './tables/mailOutbox.ts';
export * from './tables/media.ts';
export * from './tables/onlineAppeals.ts';
export * from './tables/publications.ts';
export * from './tables/registers.ts';
export * from './tables/revisions.ts';
export * from './tables/trash.ts';
export * from './tables/vacancies.ts';
