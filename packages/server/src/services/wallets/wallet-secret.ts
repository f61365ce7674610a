import { ApiError } from '../../platform/api-error.ts';
import { nowOf } from '../../platform/server-platform.ts';
import type { SignerHandle, WalletSecret } from '../../vault/signer.ts';
import type { ServiceContext } from '../context.ts';
import { refuseUsedUp, take } from '../rate-limit.ts';
import { loadVault, type WalletOwner } from './wallet-store.ts';

/** The two ways of the wire to give the one secret (spec §7). */
export interface SecretFields {
  readonly password: string | null;
  readonly seedPhrase: string | null;
}

/** The secret that was given, or null when there is none. @throws {ApiError} 400 for both at once */
export function readSecret({ password, seedPhrase }: SecretFields): WalletSecret | null {
  if (password !== null && seedPhrase !== null)
    throw new ApiError(400, 'ONE_SECRET_ONLY', {
      errors: ['Give the password or the seed phrase, not both.'],
    });
  if (password !== null) return { kind: 'password', password };
  return seedPhrase === null ? null : { kind: 'seed-phrase', seedPhrase };
}

export interface Unseal extends WalletOwner {
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
  { secret, ...owner }: Unseal,
  use: (handle: SignerHandle) => Promise<T>,
): Promise<T> {
  const { record, binding } = await loadVault(context.db, owner);
  const handle = await countingWrong(context, { ...owner, secret }, () =>
    context.signer.unseal(record, binding, secret),
  );
  try {
    return await use(handle);
  } finally {
    context.signer.forget(handle);
  }
}

/** A phrase needs no limit: it cannot be guessed. */
async function countingWrong<T>(
  { db, platform }: ServiceContext,
  { walletId, secret }: Unseal,
  attempt: () => Promise<T>,
): Promise<T> {
  if (secret.kind === 'seed-phrase') return attempt();
  const key = `encryption-key:${walletId}`;
  const window = { limit: 5, windowMs: 15 * 60_000 };
  await refuseUsedUp(db, key, { ...window, now: nowOf(platform) });
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'WRONG_ENCRYPTION_KEY')
      await take(db, key, { ...window, now: nowOf(platform) });
    throw error;
  }
}
