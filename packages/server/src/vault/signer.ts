import type { ChainName } from '@billfold/core';
import type {
  AccountPublic,
  EvmDeploymentPlan,
  EvmSweepPlan,
  SignableNetwork,
  SignedTransfer,
  TransferPlan,
} from '@billfold/keyring';
import type { Approved, ProvedEvaluation, SeedProof } from '@billfold/keyring/vault';
import type { SealedSeed, SeedBinding } from './sealed-seed.ts';

/** Secret of a request: either the password or the seed phrase. */
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

export interface Unsealed {
  readonly handle: SignerHandle;
  /** The record of the newest version and master key, to be stored in place of an older one; else null. */
  readonly renewed: SealedSeed | null;
}

export interface AccountPlace {
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  /** Index as the table of accounts has it: below 0 of address types other than native SegWit. */
  readonly accountIndex: number;
}

export interface SignRequest extends AccountPlace {
  /** Address of the account that pays, where each of its addresses holds its own funds; else 0. */
  readonly addressIndex: number;
  readonly plan: TransferPlan;
  /** Payment that the stored review approves; a plan that makes another one is not signed. */
  readonly approved: Approved;
}

/** Plan of one transaction that sweeps addresses of an account to its first one, or of what that needs before. */
export interface SweepSignRequest extends AccountPlace {
  readonly plan: EvmSweepPlan | EvmDeploymentPlan;
  /** The most that its fee may be, as its owner accepted it. */
  readonly mostFee: bigint;
}

export interface RewrapRequest {
  readonly password: string;
  readonly newPassword: string;
}

/** Blinded password to evaluate for one wallet. */
export interface EvaluateRequest {
  readonly walletId: string;
  readonly pepperVersion: number;
  readonly blinded: Uint8Array;
}

/** Proof that an evaluation opened a wallet. */
export interface EvaluationProof extends ProvedEvaluation, SeedProof {}

/**
 * Holds seeds in memory between `unseal` and `forget`, and gives out public keys and signatures; the
 * phrase itself only by `reveal`. It runs in a process of its own; tests have it in theirs.
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
  unseal(record: SealedSeed, binding: SeedBinding, secret: WalletSecret): Promise<Unsealed>;
  /**
   * The record under another password; the sealed seed in it stays as it is.
   * @throws {ApiError} 400 WRONG_ENCRYPTION_KEY, 429 BUSY
   */
  rewrap(record: SealedSeed, binding: SeedBinding, request: RewrapRequest): Promise<SealedSeed>;
  /**
   * The seed phrase, for its owner's eyes.
   * @throws {ApiError} 400 WRONG_ENCRYPTION_KEY, 429 BUSY
   */
  reveal(record: SealedSeed, binding: SeedBinding, password: string): Promise<string>;
  /**
   * Evaluates a blinded password without learning it. The caller counts it as a guess.
   * @throws {ApiError} 400 VALIDATION_FAILED for bytes that are no element of the group
   */
  evaluate(request: EvaluateRequest): Promise<Uint8Array>;
  /** Returns whether a record is of the newest version and master key; else an unlock renews it. */
  isNewest(record: SealedSeed): Promise<boolean>;
  /** Returns whether a proof is signed by the seed of this record. */
  isProved(record: SealedSeed, proof: EvaluationProof): Promise<boolean>;
  derivePublic(handle: SignerHandle, place: AccountPlace): Promise<AccountPublic>;
  /**
   * Signs a plan that makes the approved payment.
   * @throws {ApiError} 409 INTENT_MISMATCH, FEE_CHANGED where it makes another one
   */
  sign(handle: SignerHandle, request: SignRequest): Promise<SignedTransfer>;
  /**
   * Signs a sweep, which can pay nobody but the first address of its account.
   * @throws {ApiError} 409 FEE_CHANGED where it may cost more than was accepted
   */
  signSweep(handle: SignerHandle, request: SweepSignRequest): Promise<SignedTransfer>;
  /** Wipes the seed behind the handle. Safe to call twice. */
  forget(handle: SignerHandle): void;
  /** Wipes all seeds; nothing can be asked of it afterwards. */
  close(): Promise<void>;
}
