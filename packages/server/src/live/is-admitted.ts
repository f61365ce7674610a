import type { ServiceContext } from '../context.ts';
import type { Principal } from '../http/bind.ts';
import { isSessionLive } from './is-session-live.ts';

export interface Admitted {
  readonly principal: Pick<Principal, 'sessionId'>;
  /** Judges the token again. @throws {ApiError} 401 */
  readonly readmit: () => Promise<unknown>;
}

/** Reports whether the token of a stream is still good. */
export function isAdmitted(
  context: Pick<ServiceContext, 'db' | 'platform'>,
  { principal: { sessionId }, readmit }: Admitted,
): Promise<boolean> {
  if (sessionId !== null) return isSessionLive(context, sessionId);
  return readmit().then(
    () => true,
    () => false,
  );
}
