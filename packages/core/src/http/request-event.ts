/** One attempt of one call, for tracing. Never holds a token, a body, a query or an id. */
export interface RequestEvent {
  readonly method: string;
  /** Path of the contract, with `{name}` in place of each parameter. */
  readonly path: string;
  /** Null when no answer came. */
  readonly status: number | null;
  readonly ms: number;
  /** Counts from 1. */
  readonly attempt: number;
  /** Request id of the service; null when it gave none. */
  readonly requestId: string | null;
}
