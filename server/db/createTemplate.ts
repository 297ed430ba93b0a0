import { createTemplate } from './embedded.ts';

/** Run by the build, after the bundle: makes `build/database`, which a first start copies. */
await createTemplate();
