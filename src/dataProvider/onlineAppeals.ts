import type { RaRecord } from 'ra-core';
import { download } from './calls.ts';
import type { Http } from './http.ts';
import type { FileIdWire } from './wire.ts';

/** What somebody wrote from the public site (part 2, §3). */
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

/** Source: part 2, §7. */
export const appealFile = (id: FileIdWire) =>
  download(`/api/Admin/File/GetOnlineAppealFileId/${encodeURIComponent(id)}`);

export interface AppealCalls {
  getAppealFile: (id: FileIdWire) => Promise<Blob>;
}

export const appealCalls = (http: Http): AppealCalls => ({
  getAppealFile: (id) => http.download(appealFile(id)),
});
