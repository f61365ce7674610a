import type { DeviceSummary, LogIn, SignedIn } from '../../contract/auth.ts';
import type { BillfoldClient } from '../../create-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { toBillfoldError } from '../../state/resource.ts';

export type Credentials = Pick<LogIn, 'email' | 'password'>;
export type LogInOutcome =
  | { readonly status: 'signed-in'; readonly signedIn: SignedIn }
  | { readonly status: 'failed'; readonly error: AnyBillfoldError }
  | { readonly status: 'aborted' };
/** `code` is null until one is asked for. Never throws. */
export type CallLogIn = (credentials: Credentials, code: string | null) => Promise<LogInOutcome>;

export interface LogInClient {
  readonly auth: Pick<BillfoldClient['auth'], 'logIn'>;
}
export interface LogInOptions {
  readonly device: DeviceSummary;
  readonly signal: AbortSignal;
}

/** The one call of sign-in, on this device. */
export function createLogIn({ auth }: LogInClient, { device, signal }: LogInOptions): CallLogIn {
  return async (credentials, twoFactorCode) => {
    try {
      const body = { ...credentials, twoFactorCode, device };
      const { data } = await auth.logIn({ body }, { signal });
      return signal.aborted ? { status: 'aborted' } : { status: 'signed-in', signedIn: data };
    } catch (cause) {
      return signal.aborted
        ? { status: 'aborted' }
        : { status: 'failed', error: toBillfoldError(cause) };
    }
  };
}
