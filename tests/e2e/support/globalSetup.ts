import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDepository } from './depository.ts';

/** Makes the first content once; every worker starts on a copy of it. */
const globalSetup = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'depository-e2e-'));
  process.env.E2E_FIRST_CONTENT = folder;
  const depository = await startDepository(folder);
  await depository.stop();
  return () => rm(folder, { recursive: true, force: true });
};

// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default globalSetup;
