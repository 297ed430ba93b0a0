/** The placeholder page of the specification, text included (part 1, §2). */
export const TestingPage = () => <p> testing </p>;
