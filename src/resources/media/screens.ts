import { lazy } from 'react';

const form = () => import('./MediaForm.tsx');

/** The family's screens, each loaded when it is first opened. */
export const MediaList = lazy(async () => ({ default: (await import('./MediaList.tsx')).MediaList }));
export const MediaCreate = lazy(async () => ({ default: (await form()).MediaCreate }));
export const MediaEdit = lazy(async () => ({ default: (await form()).MediaEdit }));
