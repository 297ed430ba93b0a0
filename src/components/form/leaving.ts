type Question = () => Promise<boolean>;

const questions = new Set<Question>();

/** Registers a check that runs before the open form is left other than by navigation. @returns a function that removes it */
export const askBeforeLeaving = (question: Question): (() => void) => {
  questions.add(question);
  return () => questions.delete(question);
};

/** Whether the open form may be left; waits for the answer to its question and for a running save. */
export const mayLeave = async (): Promise<boolean> => {
  for (const question of questions) if (!(await question())) return false;
  return true;
};
