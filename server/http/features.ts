import type { Settings } from '../settings.ts';

/**
 * What this server can do beside the specification, as sign-in tells it. The front end shows a screen of ours only where its
 * feature is named: another depository names none.
 */
const FEATURES = [
  'accounts',
  'sessions',
  'secondFactor',
  'audit',
  'trash',
  'system',
  'personal',
  'schedule',
  'desk',
  'drafts',
  'restore',
  'idempotency',
  'comments',
  'revisions',
  'review',
  'proposals',
  'previews',
  'translations',
  'applications',
];

/** @returns `keptMails` among them while mails are sent to nobody */
export const featuresOf = ({ smtpUrl }: Settings) => (smtpUrl ? FEATURES : [...FEATURES, 'keptMails']);
