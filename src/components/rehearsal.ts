import { createContext } from 'react';

/** Does, once and unseen, what a part of a form otherwise does in effects: those do not run in a rehearsal. */
export type Rehearse = (work: () => void) => void;

/** There only while a form is rehearsed (layout/Rehearsal.tsx). */
export const RehearsalContext = createContext<Rehearse | undefined>(undefined);
