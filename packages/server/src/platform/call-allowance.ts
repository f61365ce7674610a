/** Remaining calls of a caller in the running window of a limit. */
export interface CallAllowance {
  /** Calls in a window. */
  readonly limit: number;
  readonly remaining: number;
  /** Until the window ends. */
  readonly resetSeconds: number;
}
