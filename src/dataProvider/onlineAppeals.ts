import type { RaRecord } from 'react-admin';
import type { FileIdWire } from '../wire/wire.ts';
import type { Http } from './http.ts';
import { appealCalls as calls } from './kindCalls.ts';

/** What a visitor wrote from the public site (part 2, §3). */
export interface OnlineAppeal extends RaRecord {
  fullName?: string | null;
  address?: string | null;
  email?: string | null;
  phoneNumber?: string | null;
  /** A day, `yyyy-mm-dd`. */
  dateOfSending?: string;
  note?: string | null;
  onlineAppealFileId?: FileIdWire | null;
  onlineAppealFileName?: string | null;
}

export interface AppealMethods {
  getAppealFile: (id: FileIdWire) => Promise<Blob>;
}

export const appealMethods = (http: Http): AppealMethods => ({
  getAppealFile: (id) => http.download(calls.file(id)),
});
