import { DepositoryError } from '../../dataProvider/http.ts';

/** What was said of a form's one field, or of the whole. */
export const faultIn = (error: Error): string => {
  const [fault] = error instanceof DepositoryError ? error.faults : [];
  return fault?.message ?? error.message;
};
