import type { DeviceSummary, LogIn, SignedIn } from '../../contract/auth/auth.ts';
import type { ProviderAnswer } from '../../contract/auth/external.ts';
import type { BillfoldClient } from '../../create-client.ts';
import type { AnyBillfoldError } from '../../errors/error-kinds.ts';
import { toBillfoldError } from '../../errors/to-billfold-error.ts';

export type Credentials = Pick<LogIn, 'email' | 'password'>;
/** A provider whose answer comes back to a page of the site. */
export type AnsweringProvider = 'google' | 'discord';

/** Proof that a redirect from a provider or a link carries, with the code of the link that led a new user here. */
export type Arrival = { readonly referralCode: string | null } & (
  | { readonly from: AnsweringProvider; readonly answer: ProviderAnswer }
  /** Single-use token from the address bar. */
  | { readonly from: 'link'; readonly handoffToken: string }
);

/** Credentials of the first factor; the demo of a sandbox needs none. */
export type Proof = ({ readonly from: 'form' } & Credentials) | { readonly from: 'demo' } | Arrival;

export type LogInOutcome =
  | { readonly status: 'signed-in'; readonly signedIn: SignedIn }
  | { readonly status: 'failed'; readonly error: AnyBillfoldError }
  | { readonly status: 'aborted' };
/** `code` is null until one is asked for. Never throws. */
export type CallLogIn = (proof: Proof, code: string | null) => Promise<LogInOutcome>;

export interface LogInClient {
  readonly auth: Pick<
    BillfoldClient['auth'],
    'signIn' | 'signInToDemo' | 'signInWithGoogle' | 'signInWithDiscord' | 'exchangeToken'
  >;
  readonly user: Pick<BillfoldClient['user'], 'get'>;
}
export interface LogInOptions {
  readonly device: DeviceSummary;
  readonly signal: AbortSignal;
}

/** The one call of sign-in, on this device. */
export function createLogIn(client: LogInClient, options: LogInOptions): CallLogIn {
  const { signal } = options;
  return async (proof, code) => {
    try {
      const signedIn = await prove(client, options, { proof, code });
      return signal.aborted ? { status: 'aborted' } : { status: 'signed-in', signedIn };
    } catch (cause) {
      return signal.aborted
        ? { status: 'aborted' }
        : { status: 'failed', error: toBillfoldError(cause) };
    }
  };
}

async function prove(
  { auth, user }: LogInClient,
  { device, signal }: LogInOptions,
  { proof, code: twoFactorCode }: { readonly proof: Proof; readonly code: string | null },
): Promise<SignedIn> {
  switch (proof.from) {
    case 'form': {
      const { email, password } = proof;
      const body = { email, password, twoFactorCode, device };
      return await auth.signIn(body, { signal });
    }
    case 'demo':
      return await auth.signInToDemo({ device }, { signal });
    case 'google': {
      const { answer, referralCode } = proof;
      return await auth.signInWithGoogle({ ...answer, referralCode, twoFactorCode }, { signal });
    }
    case 'discord': {
      const { answer, referralCode } = proof;
      return await auth.signInWithDiscord({ ...answer, referralCode, twoFactorCode }, { signal });
    }
    case 'link': {
      const { handoffToken: accessToken, referralCode } = proof;
      const session = await auth.exchangeToken(
        { twoFactorCode, referralCode },
        { signal, accessToken },
      );
      // Whose session it is, asked under its token: that is not the page's own yet.
      const signedIn = await user.get({ signal, accessToken: session.accessToken });
      return { ...session, user: signedIn };
    }
    default:
      return proof satisfies never;
  }
}
