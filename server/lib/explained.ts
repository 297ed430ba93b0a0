/** An error whose message says to whoever runs the server what to do. Of any other one the stack is wanted. */
export class ExplainedError extends Error {}
