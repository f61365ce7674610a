/**
 * Reports whether the database was unavailable, rather than refusing the statement: a retry may
 * help.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const isQuery = error instanceof Error && 'query' in error && error.cause !== undefined;
  const fault = isQuery ? error.cause : error;
  if (!(fault instanceof Error)) return false;
  const code = 'code' in fault ? String(fault.code) : '';
  return lost.has(code) || /^(08|57P0)/.test(code) || lostWithoutCode.test(fault.message);
}

/** Error codes of the operating system, and PostgreSQL's "too many connections". */
const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  '53300',
]);

/** Messages of the driver for a broken connection and for a connection timeout. */
const lostWithoutCode =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
