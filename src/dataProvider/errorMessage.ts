import { DepositoryError } from './http.ts';

/** The message for the field of a small form, or that of the whole call. */
export const errorMessage = (error: Error): string => {
  const [fault] = error instanceof DepositoryError ? error.faults : [];
  return fault?.message ?? error.message;
};
