import type { AccountPublic } from './account-public.ts';
import { getKeyring } from './get-keyring.ts';
import { seedPhraseToSeed } from './seed-phrase.ts';
import type { SignableNetwork } from './signable-network.ts';

/**
 * A receiving address on the main chain, straight from a phrase without passphrase.
 * @throws {ValidationError} `seed_phrase_length`, `seed_phrase_invalid`
 * @throws {KeyringError} `index_invalid`
 */
export function deriveAddress(
  network: SignableNetwork,
  phrase: string,
  account = 0,
  index = 0,
): string {
  const seed = seedPhraseToSeed(phrase);
  try {
    const { publicKey } = derivePublic(network, seed, account);
    return getKeyring(network).addressAt(publicKey, { branch: 0, addressIndex: index });
  } finally {
    seed.fill(0);
  }
}

/** The public side of an account on the main chain. @throws {KeyringError} `index_invalid` */
export function derivePublic(
  network: SignableNetwork,
  seed: Uint8Array,
  account = 0,
): AccountPublic {
  return getKeyring(network).derivePublic(seed, account);
}
