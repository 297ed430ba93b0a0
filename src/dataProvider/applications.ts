import type { Identifier, RaRecord } from 'ra-core';
import type { Call } from './calls.ts';
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

interface Done {
  data: { id: Identifier };
}

/** What can be done with applications beside listing and deleting. After each change their lists are stale. */
export interface ApplicationMethods {
  vacancyStatuses: () => Promise<Choice[]>;
  applicationStatuses: () => Promise<Choice[]>;
  /** Sends the whole application with its new result and status. */
  saveApplicationResult: (application: Application) => Promise<Done>;
  /** Makes all applications of a vacancy inactive. */
  inactivateApplications: (vacancyId: Identifier) => Promise<Done>;
  /** A mail with the link to the test. It cannot be taken back. */
  sendTestLink: (application: Application) => Promise<Done>;
  /** A mail with the rejection. It cannot be taken back. */
  sendRejection: (application: Application) => Promise<Done>;
  getResume: (id: FileIdWire) => Promise<Blob>;
}

export const applicationMethods = (
  http: Http,
  forgetLists: (resource: 'applications') => Promise<void>,
): ApplicationMethods => {
  const change = async (call: Call, id: Identifier): Promise<Done> => {
    await http.send(call);
    await forgetLists('applications');
    return { data: { id } };
  };
  return {
    vacancyStatuses: () => http.send(vacancyCalls.statuses),
    applicationStatuses: () => http.send(calls.statuses),
    saveApplicationResult: (application) => change(calls.saveResult(application), application.id),
    inactivateApplications: (vacancyId) => change(calls.inactivateAll(vacancyId), vacancyId),
    sendTestLink: (application) => change(calls.sendTestLink(application), application.id),
    sendRejection: (application) => change(calls.sendRejection(application), application.id),
    getResume: (id) => http.download(calls.resume(id)),
  };
};
