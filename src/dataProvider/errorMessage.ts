import { DepositoryError } from './http.ts';

/** What is wrong with the one field of a small form, or with the whole call. */
export const errorMessage = (error: Error): string => {
  const [fault] = error instanceof DepositoryError ? error.faults : [];
  return fault?.message ?? error.message;
};
