import { useFormState } from 'react-hook-form';

const isAnyTrue = (tree: unknown): boolean =>
  typeof tree === 'object' && tree !== null ? Object.values(tree).some(isAnyTrue) : tree === true;

/** Whether something differs from what the form started with. */
export const useIsDirty = (): boolean => isAnyTrue(useFormState().dirtyFields);
