import { del, get, post } from './calls.ts';
import type { FileIdWire } from './wire.ts';

/** Calls that belong to no kind's list or form. Source: part 1, §7. */

/** Counters of the dashboard; the compasses' path is spelled with the plural here only. */
export const counters = {
  news: get('/api/Admin/News/GetCount'),
  depoNews: get('/api/Admin/DepoNews/GetCount'),
  depoCompasses: get('/api/Admin/DepoCompasses/GetCount'),
  depoMessages: get('/api/Admin/DepoMessages/GetCount'),
};

/** `logout` and `changePassword` are ours. */
export const access = {
  login: (body: { userName: string; password: string }) => ({
    ...post('/Access/login', body),
    succeedsOn: [200, 201],
  }),
  logout: post('/Access/logout'),
  changePassword: (body: { currentPassword: string; newPassword: string }) =>
    post('/Access/ChangePassword', body),
};

/** `getCover` and `getPdf` are ours. */
export const files = {
  uploadCover: post('/WebsiteFiles/File/UploadCover'),
  uploadPdf: post('/WebsiteFiles/File/UploadPdf'),
  deleteCover: (id: FileIdWire) => del(`/WebsiteFiles/File/DeleteCover/${encodeURIComponent(id)}`),
  getCover: (id: FileIdWire) => get(`/WebsiteFiles/File/GetCover/${encodeURIComponent(id)}`),
  getPdf: (id: FileIdWire) => get(`/WebsiteFiles/File/GetPdf/${encodeURIComponent(id)}`),
};
