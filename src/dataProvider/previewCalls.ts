import type { RaRecord } from 'react-admin';
import { nothing, objectIn, records } from './answers.ts';
import { get, post } from './calls.ts';

/** Calls of ours, made only where sign-in has named their feature: links under which a version is read without an account. */

export interface PreviewLink extends RaRecord {
  id: number;
  version: number;
  createdAt: string;
  createdByName: string;
  endsAt: string;
  withdrawnAt?: string;
  withdrawnByName?: string;
  /** How often it was opened, and when last. */
  opened: number;
  openedAt?: string;
}

/** A link that was just made; its address is told this once. */
export interface NewLink {
  id: number;
  path: string;
  version: number;
  endsAt: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

const linkOf = (each: Record<string, unknown>): PreviewLink => ({
  id: Number(each.id),
  version: Number(each.version),
  createdAt: String(each.createdAt),
  createdByName: String(each.createdByName),
  endsAt: String(each.endsAt),
  withdrawnAt: text(each.withdrawnAt),
  withdrawnByName: text(each.withdrawnByName),
  opened: Number(each.opened),
  openedAt: text(each.openedAt),
});

const newLink = (body: unknown): NewLink => {
  const { id, path, version, endsAt } = objectIn(body);
  return { id: Number(id), path: String(path), version: Number(version), endsAt: String(endsAt) };
};

const PATH = '/api/Admin/Preview';

export const previewCalls = {
  ofItem: (kind: string, id: number) =>
    get(`${PATH}/GetByItem/${kind}/${id}`, (body) => records(body).map(objectIn).map(linkOf)),
  add: (link: { kind: string; id: number; version?: number }) => post(`${PATH}/Add`, link, newLink),
  withdraw: (id: number) => post(`${PATH}/Withdraw${id}`, undefined, nothing),
};
