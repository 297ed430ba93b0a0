import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { openDiskStore } from './diskStore.ts';
import { openS3Store } from './s3/s3Store.ts';
import type { FileStore } from './store.ts';

/** The settings of the file store. */
export type FilesPlace = Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 's3'>>;

/** Opens the configured store. */
export const openFileStore = ({ dataDir, s3 }: FilesPlace): Promise<FileStore> => {
  const folder = join(dataDir, 'files');
  return s3 ? openS3Store(s3, folder) : openDiskStore(folder);
};
