import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../schema.ts';
import type { WalletIdPath } from './wallets.ts';

/**
 * The sealed seed as it is stored: the data key under the cloud password and the server's pepper, the
 * seed under the data key, both AES-256-GCM. Binary parts are base64url.
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
    }),
};
