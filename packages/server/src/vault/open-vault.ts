import type { Random } from '@billfold/core';
import { createInProcessSigner } from './in-process-signer.ts';
import { createKdf, type Kdf } from './kdf.ts';
import type { MasterKey } from './master-keys.ts';
import { deriveServerKeys, deriveSignerKeys, type ServerKeyring } from './server-keys.ts';
import type { Signer } from './signer.ts';
import { toVersions } from './versions.ts';

/** Keys and signer that a server opens with its master keys. */
export interface Vault {
  readonly keys: ServerKeyring;
  readonly signer: Signer;
  /** Hashing of sign-in passwords, in the signer's queue. */
  readonly kdf: PasswordKdf;
}

export type PasswordKdf = Pick<Kdf, 'hash' | 'verify' | 'load'>;

/** All in the caller's own process: for tests, and for commands that end at once. */
export function openVaultInProcess(
  masterKeys: readonly MasterKey[],
  random: Random,
  kdf: Kdf = createKdf(),
): Vault {
  const under = <T>(derive: (key: MasterKey) => T) =>
    toVersions(masterKeys.map((key) => [key.version, derive(key)] as const));
  return {
    keys: under(deriveServerKeys),
    kdf,
    signer: createInProcessSigner({ keys: under(deriveSignerKeys), kdf, random }),
  };
}
