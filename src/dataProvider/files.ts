import type { FileIdWire } from '../wire/wire.ts';
import type { Call } from './calls.ts';
import type { Http } from './http.ts';
import { fileCalls as files } from './kindCalls.ts';

export interface UploadOptions {
  file: File;
  /** Gets the part sent, 0…1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/** Uploads and stored files; the ids are what the upload calls answer (part 1, §7). */
export interface FileMethods {
  uploadCover: (options: UploadOptions) => Promise<FileIdWire>;
  uploadPdf: (options: UploadOptions) => Promise<FileIdWire>;
  deleteCover: (id: FileIdWire) => Promise<void>;
  /** The stored picture in full size. Ours only: elsewhere it fails with 404. */
  getCover: (id: FileIdWire) => Promise<Blob>;
  /** The stored document. Ours only. */
  getPdf: (id: FileIdWire) => Promise<Blob>;
}

export const fileMethods = (http: Http): FileMethods => {
  const upload = (call: Call<FileIdWire>, { file, onProgress, signal }: UploadOptions) =>
    http.upload(call, file, onProgress, signal);
  return {
    uploadCover: (options) => upload(files.uploadCover, options),
    uploadPdf: (options) => upload(files.uploadPdf, options),
    deleteCover: (id) => http.send(files.deleteCover(id)),
    getCover: (id) => http.download(files.getCover(id)),
    getPdf: (id) => http.download(files.getPdf(id)),
  };
};
