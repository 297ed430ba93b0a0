import { lazy } from 'react';

const form = () => import('./PublicationForm.tsx');

/** The family's screens, each loaded when it is first opened. */
export const PublicationList = lazy(async () => ({
  default: (await import('./PublicationList.tsx')).PublicationList,
}));
export const PublicationCreate = lazy(async () => ({ default: (await form()).PublicationCreate }));
export const PublicationEdit = lazy(async () => ({ default: (await form()).PublicationEdit }));
