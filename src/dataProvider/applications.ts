import type { Identifier, RaRecord } from 'react-admin';
import type { FileIdWire } from '../wire/wire.ts';
import type { Call, Change } from './calls.ts';
import { type Choice, nameOfChoice } from './choices.ts';
import type { ListFilter } from './endpoint.ts';
import type { Http } from './http.ts';
import { applicationCalls as calls, vacancyCalls } from './kindCalls.ts';

/** An application for a vacancy, as it is on the wire (part 2, §3). */
export interface Application extends RaRecord {
  vacancyId: Identifier;
  pinfl?: string | null;
  fullName?: string | null;
  email?: string | null;
  date?: string | null;
  result?: string | null;
  status?: Identifier | null;
  applicationForVacancyFileId?: FileIdWire | null;
  applicationForVacancyFileName?: string | null;
  /** Ours, among those for all vacancies: the vacancy's. */
  vacancyTitle?: string | null;
  /** Ours: when each mail was last asked for, ISO 8601. */
  linkSentAt?: string | null;
  rejectionSentAt?: string | null;
  /** Ours: since when the last mail asked for cannot be delivered. */
  mailFailedAt?: string | null;
  /** Ours: the last mail was written to the folder of outgoing mails, nobody got it. */
  isMailInFolder?: boolean | null;
}

/** What can be done with applications beside listing and deleting. After each change their lists are stale. */
export interface ApplicationMethods {
  vacancyStatuses: () => Promise<Choice[]>;
  applicationStatuses: () => Promise<Choice[]>;
  /** How many applications for a vacancy are not inactive yet. */
  activeApplications: (vacancyId: Identifier) => Promise<number>;
  /** Sends the whole application with its new result and status. */
  saveApplicationResult: (application: Application) => Promise<void>;
  /** Makes all applications of a vacancy inactive. */
  inactivateApplications: (vacancyId: Identifier) => Promise<void>;
  /** A mail with the link to the test. It cannot be taken back. */
  sendTestLink: (application: Application) => Promise<void>;
  /** A mail with the rejection. It cannot be taken back. */
  sendRejection: (application: Application) => Promise<void>;
  getResume: (id: FileIdWire) => Promise<Blob>;
}

/** What the bulk action sets (DECISIONS 17). */
const INACTIVE = 'Неактивна';

/** How lists are read, where that is more than a call. */
interface Lists {
  count: (resource: string, filter: ListFilter) => Promise<number | undefined>;
  wholeList: (resource: string, filter: ListFilter) => Promise<RaRecord[]>;
}

export const applicationMethods = (http: Http, change: Change, lists: Lists): ApplicationMethods => {
  const act = async (call: Call) => void (await change('applications', call));
  return {
    vacancyStatuses: () => http.send(vacancyCalls.statuses),
    applicationStatuses: () => http.send(calls.statuses),
    activeApplications: async (id) => {
      const vacancyId = String(id);
      const counted = await lists.count('applications', { vacancyId, active: '1' });
      if (counted !== undefined) return counted;
      const statuses = await http.send(calls.statuses);
      const all = await lists.wholeList('applications', { vacancyId });
      return all.filter(({ status }) => nameOfChoice(statuses, status) !== INACTIVE).length;
    },
    saveApplicationResult: (application) => act(calls.saveResult(application)),
    inactivateApplications: (vacancyId) => act(calls.inactivateAll(vacancyId)),
    sendTestLink: (application) => act(calls.sendTestLink(application)),
    sendRejection: (application) => act(calls.sendRejection(application)),
    getResume: (id) => http.download(calls.resume(id)),
  };
};
