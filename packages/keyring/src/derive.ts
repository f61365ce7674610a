import type { AccountPublic } from './account-public.ts';
import { getKeyring } from './get-keyring.ts';
import { seedPhraseToSeed } from './seed-phrase.ts';
import type { SignableNetwork } from './signable-network.ts';

/**
 * Derives a receiving address on the main chain from a phrase without a passphrase.
 * @throws {ValidationError} `seed_phrase_length`, `seed_phrase_invalid`
 * @throws {KeyringError} `index_invalid`
 * @example
 * const phrase = `${'abandon '.repeat(11)}about`; // the test phrase of BIP-84
 * deriveAddress('BTC', phrase); // 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
 * deriveAddress('BTC', phrase, 0, 1); // 'bc1qnjg0jd8228aq7egyzacy8cys3knf9xvrerkf9g'
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

/**
 * Derives the path and the public key of an account on the main chain.
 * @throws {KeyringError} `index_invalid`
 * @example
 * const seed = seedPhraseToSeed(`${'abandon '.repeat(11)}about`);
 * derivePublic('BTC', seed).path; // "m/84'/0'/0'"
 */
export function derivePublic(
  network: SignableNetwork,
  seed: Uint8Array,
  account = 0,
): AccountPublic {
  return getKeyring(network).derivePublic(seed, account);
}
