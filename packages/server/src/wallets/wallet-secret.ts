import type { ServiceContext } from '../context.ts';
import { ApiError } from '../platform/api-error.ts';
import { nowOf } from '../platform/server-platform.ts';
import { type RateLimit, refuseUsedUp, take } from '../rate-limit/rate-limit.ts';
import type { SignerHandle, WalletSecret } from '../vault/signer.ts';
import { findGuessKey, type Guesser } from './guess-key.ts';
import { renewVault } from './renew-vault.ts';
import { loadVault, type StoredVault } from './wallet-store.ts';

/** Request fields for the secret of a wallet: the seed phrase or the password. */
export interface SecretFields {
  readonly password: string | null;
  readonly seedPhrase: string | null;
}

/** The secret that was given, or null when there is none. @throws {ApiError} 400 for both at once */
export function readSecret({ password, seedPhrase }: SecretFields): WalletSecret | null {
  if (password !== null && seedPhrase !== null)
    throw new ApiError(400, 'ONE_SECRET_ONLY', {
      errors: ['Enter either the password or the seed phrase, not both.'],
    });
  if (password !== null) return { kind: 'password', password };
  return seedPhrase === null ? null : { kind: 'seed-phrase', seedPhrase };
}

/**
 * Returns the one secret that was given: see "Secrets of the create call" in
 * docs/decisions/send.md. @throws {ApiError} 400 SECRET_REQUIRED, ONE_SECRET_ONLY
 */
export function requireSecret(fields: SecretFields): WalletSecret {
  const secret = readSecret(fields);
  if (secret !== null) return secret;
  throw new ApiError(400, 'SECRET_REQUIRED', {
    errors: ['Enter the password or the seed phrase.'],
  });
}

export interface Unseal extends Guesser {
  readonly secret: WalletSecret;
}

/**
 * Opens an owned wallet for the time of `use`. Slow on purpose: never call it inside a database
 * transaction.
 * @throws {ApiError} 404; 400 WRONG_ENCRYPTION_KEY or SEED_MISMATCH; 429 RATE_LIMITED after five
 * wrong passwords in 15 minutes, BUSY
 */
export async function withUnsealed<T>(
  context: ServiceContext,
  unseal: Unseal,
  use: (handle: SignerHandle) => Promise<T>,
): Promise<T> {
  const handle = await openWallet(context, unseal);
  try {
    return await use(handle);
  } finally {
    context.signer.forget(handle);
  }
}

/**
 * Opens an owned wallet until the caller has its signer forget the handle. Slow on purpose likewise.
 * @throws {ApiError} the errors of `withUnsealed`
 */
export async function openWallet(
  context: ServiceContext,
  { secret, ...owner }: Unseal,
): Promise<SignerHandle> {
  const { record, binding } = await loadVault(context.db, owner);
  const guesses = await guessesOf(context, { ...owner, secret });
  const { handle, renewed } = await guesses.counting(() =>
    context.signer.unseal(record, binding, secret),
  );
  try {
    await guesses.refuseTooMany();
    if (renewed !== null) await renewVault(context.db, owner.walletId, { record, renewed });
    return handle;
  } catch (error) {
    context.signer.forget(handle);
    throw error;
  }
}

export interface Proof<P, T> {
  /** Proves the password and changes nothing. */
  readonly prove: (vault: StoredVault) => Promise<P>;
  readonly use: (proven: P, vault: StoredVault) => Promise<T>;
}

/**
 * Does what the cloud password of an owned wallet allows, within the limit of wrong ones. Slow on
 * purpose: never call it inside a database transaction.
 * @throws {ApiError} 404; 400 WRONG_ENCRYPTION_KEY; 429 RATE_LIMITED, BUSY
 */
export async function provingPassword<P, T>(
  context: ServiceContext,
  { password, ...owner }: Guesser & { readonly password: string },
  { prove, use }: Proof<P, T>,
): Promise<T> {
  const vault = await loadVault(context.db, owner);
  const guesses = await guessesOf(context, { ...owner, secret: { kind: 'password', password } });
  const proven = await guesses.counting(() => prove(vault));
  await guesses.refuseTooMany();
  return use(proven, vault);
}

/** Wrong passwords that a wallet admits under one key. */
export function guessLimit(platform: ServiceContext['platform']): RateLimit {
  return { limit: 5, windowMs: 15 * 60_000, now: nowOf(platform) };
}

/** A phrase needs no limit: it cannot be guessed. */
async function guessesOf(context: ServiceContext, { secret, ...owner }: Unseal) {
  const { db, platform } = context;
  const key = await findGuessKey(context, owner);
  const limit = () => guessLimit(platform);
  /**
   * Asked again once the secret was validated: of many guesses at once all come past the first look, and
   * the right one among them must not be told from those that are too many.
   */
  async function refuseTooMany(): Promise<void> {
    if (secret.kind === 'password') await refuseUsedUp(db, key, limit());
  }
  return {
    refuseTooMany,
    counting: async <T>(attempt: () => Promise<T>): Promise<T> => {
      await refuseTooMany();
      try {
        return await attempt();
      } catch (error) {
        if (error instanceof ApiError && error.code === 'WRONG_ENCRYPTION_KEY')
          await take(db, key, limit());
        throw error;
      }
    },
  };
}
