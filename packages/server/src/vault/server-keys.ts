import { hkdfSync } from 'node:crypto';
import type { MasterKey } from './master-keys.ts';
import type { Versions } from './versions.ts';

/**
 * Subkeys of one master key for the server process, each for one use. None of them opens a wallet.
 */
export interface ServerKeys {
  /** Mixed into sign-in passwords before they are hashed. */
  readonly loginPepper: Uint8Array;
  /** Seals the secrets behind codes by time. */
  readonly totpSecrets: Uint8Array;
  /** Keys the hashes of recovery codes, which are short enough to be searched without it. */
  readonly recoveryCodes: Uint8Array;
  /** Seals stored answers that hold a secret, and keys the hashes of their requests. */
  readonly idempotency: Uint8Array;
  /** Seals the secrets that sign webhooks. */
  readonly webhookSecrets: Uint8Array;
  /** Derives the tokens of the links by which customers claim refunds. */
  readonly refundClaims: Uint8Array;
  /** Seed of the Ed25519 key that signs requests to pay. */
  readonly paymentRequests: Uint8Array;
  /** Moves the prices of the sandbox; nothing else hangs on it. */
  readonly sandboxRates: Uint8Array;
}

/** Subkeys of one master key for the signer only. */
export interface SignerKeys {
  /** Mixed into cloud passwords: a stolen database alone cannot be searched. */
  readonly vaultPepper: Uint8Array;
  /** Keys the fingerprints that recognise a seed phrase. */
  readonly fingerprintKey: Uint8Array;
}

export type ServerKeyring = Versions<ServerKeys>;
export type SignerKeyring = Versions<SignerKeys>;

export function deriveServerKeys({ bytes }: Pick<MasterKey, 'bytes'>): ServerKeys {
  return {
    loginPepper: derive(bytes, 'login-pepper'),
    totpSecrets: derive(bytes, 'totp-secrets'),
    recoveryCodes: derive(bytes, 'recovery-codes'),
    idempotency: derive(bytes, 'idempotency'),
    webhookSecrets: derive(bytes, 'webhook-secrets'),
    refundClaims: derive(bytes, 'refund-claims'),
    paymentRequests: derive(bytes, 'payment-requests'),
    sandboxRates: derive(bytes, 'sandbox-rates'),
  };
}

export function deriveSignerKeys({ bytes }: Pick<MasterKey, 'bytes'>): SignerKeys {
  return {
    vaultPepper: derive(bytes, 'vault-pepper'),
    fingerprintKey: derive(bytes, 'fingerprint'),
  };
}

function derive(masterKey: Uint8Array, use: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', masterKey, new Uint8Array(), `billfold/${use}/v1`, 32));
}
