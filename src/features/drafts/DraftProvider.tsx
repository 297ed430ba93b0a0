import { createContext, type PropsWithChildren, useContext } from 'react';
import { useDraft } from './useDraft.ts';

type FormDrafts = ReturnType<typeof useDraft>;

const DraftContext = createContext<FormDrafts | undefined>(undefined);

/** The drafts of the form around. */
export const useFormDrafts = () => useContext(DraftContext);

/** Outside of the form's notices, so that its save middleware is outside of theirs. */
export const DraftProvider = ({ children }: PropsWithChildren) => (
  <DraftContext value={useDraft()}>{children}</DraftContext>
);
