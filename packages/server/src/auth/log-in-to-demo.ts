import type { Data, LogInDemo, SignedIn } from '@billfold/core/contract';
import type { ServiceContext } from '../context.ts';
import type { Caller } from '../http/bind.ts';
import { ApiError } from '../platform/api-error.ts';
import { verifyLogIn } from './log-in-user.ts';
import { openSession } from './open-session.ts';
import { takeDemoAttempt } from './take-attempt.ts';

/**
 * Signs in to the demo with the credentials that this server keeps for it, as if they had been typed: with
 * a limit of its own, and without a step-up. Visitors from elsewhere share its list of sessions, so
 * theirs keep no network address.
 * @throws {ApiError} 404 where this server offers the caller no demo, or its owner changed the password or
 * turned two-factor on; 429 RATE_LIMITED or BUSY
 */
export async function logInToDemo(
  context: ServiceContext,
  { device }: LogInDemo,
  caller: Caller,
): Promise<Data<SignedIn>> {
  const demo = context.readDemo(caller);
  if (demo === null) throw noDemo();
  const proof = { ...demo, twoFactorCode: null, device };
  const user = await verifyLogIn(context, proof, caller, takeDemoAttempt).catch(
    (error: unknown) => {
      throw isTakenOver(error) ? noDemo() : error;
    },
  );
  const ip = caller.isLocal ? caller.ip : '';
  return openSession(context, { user, device, caller: { ...caller, ip } });
}

/** Somebody made the demo their own: its password or its second factor is no longer ours to give. */
function isTakenOver(error: unknown): boolean {
  const codes = ['INVALID_CREDENTIALS', 'TWO_FACTOR_REQUIRED'];
  return error instanceof ApiError && codes.includes(error.code);
}

function noDemo(): ApiError {
  return new ApiError(404, 'NOT_FOUND', { errors: ["The demo isn't available on this server."] });
}
