import { createTemplate } from './embedded.ts';

/** Run by the build after bundling: creates `build/database`, which a first start copies. */
await createTemplate();
