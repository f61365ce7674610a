/** Whether the database could not be asked, as against having refused: trying again may help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const isQuery = error instanceof Error && 'query' in error && error.cause !== undefined;
  const fault = isQuery ? error.cause : error;
  if (!(fault instanceof Error)) return false;
  const code = 'code' in fault ? String(fault.code) : '';
  return lost.has(code) || /^(08|57P0)/.test(code) || lostWithoutCode.test(fault.message);
}

/** Of the operating system, and PostgreSQL's "too many connections". */
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

/** What the driver says of a connection that broke or could not be had in time. */
const lostWithoutCode =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
