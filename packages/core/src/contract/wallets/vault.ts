import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import { date, nothing, uuid } from '../values.ts';
import type { WalletIdPath } from './wallets.ts';

/**
 * The sealed seed as it is stored: the data key under the cloud password and the server's evaluation of it,
 * the seed under the data key, both AES-256-GCM. Binary parts are base64url.
 */
export interface SealedVault {
  readonly v: number;
  readonly kdf: string;
  /** Cost parameters of the key derivation, by name. */
  readonly params: Readonly<Record<string, number>>;
  readonly salt: string;
  readonly pepperV: number;
  readonly ivW: string;
  readonly wrap: string;
  readonly ivS: string;
  readonly seed: string;
  /** Owner that the seed is bound to. */
  readonly userId: string;
  /** Time of the sealing, to which the seed is bound as well. */
  readonly createdAt: Date;
  /** Sealed in the newest way and with the newest master key. Else the next hosted unlock seals it anew. */
  readonly isNewest: boolean;
}
export const getVault: Endpoint<WalletIdPath, unknown, unknown, SealedVault> = {
  method: 'GET',
  path: '/api/wallets/{id}/vault',
  secret: true,
  response: (): Schema<SealedVault> =>
    z.object({
      v: z.int(),
      kdf: z.string(),
      params: z.record(z.string(), z.int()),
      salt: z.string(),
      pepperV: z.int(),
      ivW: z.string(),
      wrap: z.string(),
      ivS: z.string(),
      seed: z.string(),
      userId: uuid(),
      createdAt: date(),
      isNewest: z.boolean(),
    }),
};

/** Blinded element of a password, made for one version of the server's pepper. */
export interface EvaluateVault {
  /** Element of ristretto255, base64url. */
  readonly blinded: string;
  /** Version that the sealed record names. */
  readonly pepperV: number;
}
export interface EvaluatedVault {
  /** Names the evaluation in its proof. */
  readonly evaluationId: string;
  /** Element of ristretto255, base64url. */
  readonly evaluated: string;
}
export const evaluateVault: Endpoint<WalletIdPath, unknown, EvaluateVault, EvaluatedVault> = {
  method: 'POST',
  path: '/api/wallets/{id}/vault/evaluate',
  secret: true,
  response: (): Schema<EvaluatedVault> => z.object({ evaluationId: uuid(), evaluated: z.string() }),
};

/** Proof that an evaluation opened the wallet. Binary parts are base64url. */
export interface ProveVault {
  readonly evaluationId: string;
  /** Compressed master public key of BIP-32. */
  readonly publicKey: string;
  /** ECDSA signature of `billfold/vault-proof/v1|{wallet}|{evaluation}` by that key. */
  readonly signature: string;
}
export const proveVault: Endpoint<WalletIdPath, unknown, ProveVault, null> = {
  method: 'POST',
  path: '/api/wallets/{id}/vault/prove',
  status: 204,
  secret: true,
  response: nothing,
};
