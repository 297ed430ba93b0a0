import { sampleInformation } from './information.ts';
import { sampleNormativeDocuments } from './normativeDocuments.ts';
import type { SampleDocumentType } from './sampleTypes.ts';
import { sampleTemplates } from './templates.ts';

/** Every type with its documents. */
export const sampleDocumentTypes: readonly SampleDocumentType[] = [
  ...sampleInformation,
  ...sampleTemplates,
  ...sampleNormativeDocuments,
];
