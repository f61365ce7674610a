/** Secret sealed by a password: it opens only with the password and the server's pepper. */
export interface Envelope {
  readonly version: number;
  readonly kdf: 'argon2id';
  /** `m=65536,t=3,p=1`; part of the authenticated data, so that it cannot be weakened. */
  readonly kdfParams: string;
  readonly salt: Uint8Array;
  readonly pepperVersion: number;
  readonly wrapIv: Uint8Array;
  readonly wrappedKey: Uint8Array;
  readonly seedIv: Uint8Array;
  readonly sealedSeed: Uint8Array;
}

/** The stored record of a wallet. */
export interface SealedSeed extends Envelope {
  /** HMAC of the master public key under a server key. */
  readonly fingerprint: Uint8Array;
}

/**
 * Wallet and user that a record is bound to: a record that is moved to another one does not open.
 */
export interface SeedBinding {
  readonly walletId: string;
  readonly userId: string;
  readonly createdAt: Date;
}
