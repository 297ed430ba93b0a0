import type { Identifier, RaRecord } from 'react-admin';
import { type Answer, isObject, nothing, objectIn } from './answers.ts';
import { get, post } from './calls.ts';
import {
  type Approval,
  approvalIn,
  type Person,
  personIn,
  type Returned,
  returnedIn,
} from './reviewCalls.ts';

/** Calls of ours, made only where sign-in has named `proposals`: changes of the figures and of the fund that wait for somebody else. */

/** The only figures there are. */
export const FIGURES_ID = 1;

/** A change that waits, or was given back; its id is that of the figures, or of a currency's list. */
export interface Proposal extends Approval {
  kind: string;
  id: number;
  version: number;
  /** The currency; '' for the figures. */
  title: string;
  author: Person;
  /** ISO 8601. */
  waitingSince: string;
  returned?: Returned;
  /** What was said when its forerunner was given back. */
  answered?: Returned;
  approvers: Person[];
}

/** A state as it goes over the wire. */
type State = RaRecord & { version?: number };

/** What is to be known of a record beside itself. */
export interface ProposalState {
  /** Its changes wait for somebody else. */
  isAsked: boolean;
  /** Whoever may approve what whoever asks would save. */
  approvers: Person[];
  told?: Proposal;
  proposed?: State;
  inForce?: State;
}

const people = (value: unknown) => (Array.isArray(value) ? value.map(personIn) : []);

const proposal = (row: Record<string, unknown>): Proposal => ({
  ...approvalIn(row),
  kind: String(row.kind),
  id: Number(row.id),
  version: Number(row.version),
  title: String(row.title ?? ''),
  author: personIn(row.author),
  waitingSince: String(row.waitingSince),
  returned: returnedIn(row.returned),
  answered: returnedIn(row.answered),
  approvers: people(row.approvers),
});

const stateIn = (value: unknown): State | undefined => (isObject(value) ? { id: 0, ...value } : undefined);

const one: Answer<ProposalState> = (body) => {
  const { isAsked, approvers, told, proposed, inForce } = objectIn(body);
  return {
    isAsked: isAsked === true,
    approvers: people(approvers),
    told: isObject(told) ? proposal(told) : undefined,
    proposed: stateIn(proposed),
    inForce: stateIn(inForce),
  };
};

const area = '/api/Admin/Review';

export const proposalCalls = {
  of: (kind: string, id: number) => get(`${area}/GetProposal/${kind}/${id}`, one),
  approve: (seen: { kind: string; id: Identifier; version: number }) =>
    post(`${area}/Approve`, seen, nothing),
};
