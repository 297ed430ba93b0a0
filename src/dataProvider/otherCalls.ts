import { aFileId, aNumber } from './answers.ts';
import { del, download, get, post } from './calls.ts';
import type { FileIdWire } from './wire.ts';

/** Calls that belong to no kind's list or form. Source: part 1, §7. */

/** Counters of the dashboard; the compasses' path is spelled with the plural here only. */
export const counters = {
  news: get('/api/Admin/News/GetCount', aNumber),
  depoNews: get('/api/Admin/DepoNews/GetCount', aNumber),
  depoCompasses: get('/api/Admin/DepoCompasses/GetCount', aNumber),
  depoMessages: get('/api/Admin/DepoMessages/GetCount', aNumber),
};

/** `getCover` and `getPdf` are ours. */
export const files = {
  uploadCover: post('/WebsiteFiles/File/UploadCover', undefined, aFileId),
  uploadPdf: post('/WebsiteFiles/File/UploadPdf', undefined, aFileId),
  deleteCover: (id: FileIdWire) => del(`/WebsiteFiles/File/DeleteCover/${encodeURIComponent(id)}`),
  getCover: (id: FileIdWire) => download(`/WebsiteFiles/File/GetCover/${encodeURIComponent(id)}`),
  getPdf: (id: FileIdWire) => download(`/WebsiteFiles/File/GetPdf/${encodeURIComponent(id)}`),
};
