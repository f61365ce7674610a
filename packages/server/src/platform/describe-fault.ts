/** Description of an error for the log, without the values of a query, which can be secrets. */
export interface FaultDescription {
  readonly type: string;
  readonly message: string;
  readonly code: string | undefined;
  readonly stack: string | undefined;
}

/**
 * The database library writes a failed query with all of its parameters into its message; the
 * database's own error beneath says what went wrong without them.
 */
export function describeFault(error: unknown): FaultDescription {
  const isQuery = error instanceof Error && 'query' in error;
  const fault = isQuery && error.cause instanceof Error ? error.cause : error;
  if (!(fault instanceof Error))
    return { type: typeof fault, message: 'not an error', code: undefined, stack: undefined };
  const code = 'code' in fault ? String(fault.code) : undefined;
  // Class 22 quotes the value that it could not take.
  const isQuoting = isQuery && code?.startsWith('22') === true;
  return {
    type: fault.name,
    message: isQuoting ? 'the database refused a value' : fault.message,
    code,
    stack: isQuery ? undefined : fault.stack,
  };
}
