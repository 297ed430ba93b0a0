/** An error whose message tells the operator what to do. Other errors are logged with their stack. */
export class ExplainedError extends Error {}
