type Question = () => Promise<boolean>;

const questions = new Set<Question>();

/** Has the question asked before what is open is left by other ways than an address. @returns what takes it back */
export const askBeforeLeaving = (question: Question): (() => void) => {
  questions.add(question);
  return () => questions.delete(question);
};

/** Whether what is open may be left: at once, or as its question is answered. A running save is waited for. */
export const mayLeave = async (): Promise<boolean> => {
  for (const question of questions) if (!(await question())) return false;
  return true;
};
