/** An error whose message tells the operator what to do. Any other error is logged with its stack. */
export class ExplainedError extends Error {}
