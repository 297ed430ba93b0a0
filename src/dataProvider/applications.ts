import type { Identifier, RaRecord } from 'ra-core';
import type { Call, Change } from './calls.ts';
import type { Choice } from './choices.ts';
import { applicationCalls as calls, vacancyCalls } from './endpoints.ts';
import type { Http } from './http.ts';
import type { FileIdWire } from './wire.ts';

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
  /** Ours: when each mail was last asked for, ISO 8601. */
  linkSentAt?: string | null;
  rejectionSentAt?: string | null;
  /** Ours: since when the last mail asked for cannot be delivered. */
  mailFailedAt?: string | null;
}

/** What can be done with applications beside listing and deleting. After each change their lists are stale. */
export interface ApplicationMethods {
  vacancyStatuses: () => Promise<Choice[]>;
  applicationStatuses: () => Promise<Choice[]>;
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

export const applicationMethods = (http: Http, change: Change): ApplicationMethods => {
  const act = async (call: Call) => void (await change('applications', call));
  return {
    vacancyStatuses: () => http.send(vacancyCalls.statuses),
    applicationStatuses: () => http.send(calls.statuses),
    saveApplicationResult: (application) => act(calls.saveResult(application)),
    inactivateApplications: (vacancyId) => act(calls.inactivateAll(vacancyId)),
    sendTestLink: (application) => act(calls.sendTestLink(application)),
    sendRejection: (application) => act(calls.sendRejection(application)),
    getResume: (id) => http.download(calls.resume(id)),
  };
};
