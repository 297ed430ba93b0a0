import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { openDiskStore } from './diskStore.ts';
import type { FileStore } from './store.ts';

/** The store that the settings name: the one place that chooses. */
export const openFileStore = ({ dataDir }: Pick<Settings, 'dataDir'>): Promise<FileStore> =>
  openDiskStore(join(dataDir, 'files'));
