import type { ChainName } from '@billfold/core';
import type {
  AccountPublic,
  SignableNetwork,
  SignedTransfer,
  TransferPlan,
} from '@billfold/keyring';
import type { SealedSeed, SeedBinding } from './sealed-seed.ts';

/** The one secret a person gives for one call: spec §7, exactly one of the two. */
export type WalletSecret =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'seed-phrase'; readonly seedPhrase: string };

/** Names an unsealed seed inside the signer; worth nothing outside it, and only until `forget`. */
export interface SignerHandle {
  readonly id: string;
}

export interface SealRequest {
  readonly seedPhrase: string;
  readonly password: string;
  readonly binding: SeedBinding;
}
export interface Sealed {
  readonly record: SealedSeed;
  /** Open already, to derive the public keys; `forget` it. */
  readonly handle: SignerHandle;
}

export interface AccountPlace {
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  readonly accountIndex: number;
}

export interface SignRequest extends AccountPlace {
  readonly plan: TransferPlan;
}

/**
 * Holds seeds in memory between `unseal` and `forget`, and gives out nothing but public keys and
 * signatures. A seam of its own, so that it can move into its own process.
 */
export interface Signer {
  /**
   * A new record for a phrase. Slow on purpose, as is `unseal`.
   * @throws {ApiError} 429 BUSY
   * @throws {ValidationError} `seed_phrase_invalid`
   */
  seal(request: SealRequest): Promise<Sealed>;
  /**
   * Opens the record with the cloud password, or checks the phrase against its fingerprint. Slow
   * on purpose: never call it inside a database transaction.
   * @throws {ApiError} 400 WRONG_ENCRYPTION_KEY or SEED_MISMATCH, 429 BUSY
   */
  unseal(record: SealedSeed, binding: SeedBinding, secret: WalletSecret): Promise<SignerHandle>;
  derivePublic(handle: SignerHandle, place: AccountPlace): Promise<AccountPublic>;
  sign(handle: SignerHandle, request: SignRequest): Promise<SignedTransfer>;
  /** Wipes the seed behind the handle. Safe to call twice. */
  forget(handle: SignerHandle): void;
}
