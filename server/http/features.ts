/**
 * What this server can do beside the specification, as sign-in tells it. The front end shows a screen of ours only where its
 * feature is named: another depository names none.
 */
export const FEATURES = ['accounts', 'sessions', 'secondFactor', 'audit', 'trash'] as const;
