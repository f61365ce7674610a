/** One attempt of one call, for tracing. Never holds a token, a body, a query or an id. */
export interface RequestEvent {
  readonly method: string;
  /** As the contract has it, with `{name}` in place of each parameter. */
  readonly path: string;
  /** Null when no answer came. */
  readonly status: number | null;
  readonly ms: number;
  /** Counts from 1. */
  readonly attempt: number;
  /** What the service calls it; null when it did not say. */
  readonly requestId: string | null;
}
