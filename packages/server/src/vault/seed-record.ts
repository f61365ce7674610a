import { createECDH, createHmac, pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { normalizeSeedPhrase } from '@billfold/core';
import { entropyToSeedPhrase, seedPhraseToEntropy } from '@billfold/keyring';
import { secretBytes } from '../platform/secret-bytes.ts';
import { phraseBytesOf } from './phrase-bytes.ts';

const stretch = promisify(pbkdf2);

/**
 * Encodes the sealed part of a phrase: its entropy, its language (0 is English) and whether it has
 * a BIP-39 passphrase (0 is no). The caller wipes the result.
 * @throws {ValidationError} `seed_phrase_invalid`
 */
export function toPlainRecord(seedPhrase: string): Uint8Array {
  const entropy = seedPhraseToEntropy(seedPhrase);
  const plain = secretBytes(entropy.length + 2);
  plain.set(entropy);
  entropy.fill(0);
  return plain;
}

/** The 64-byte seed of what `toPlainRecord` wrote; the caller wipes both. */
export async function seedOfRecord(plain: Uint8Array): Promise<Uint8Array> {
  const words = phraseBytesOf(plain.subarray(0, -2));
  try {
    return await stretch(words, 'mnemonic', 2048, 64, 'sha512');
  } finally {
    words.fill(0);
  }
}

/** The phrase that `toPlainRecord` was given. Text cannot be wiped: keep it no longer than needed. */
export function phraseOfRecord(plain: Uint8Array): string {
  return entropyToSeedPhrase(plain.subarray(0, -2));
}

/**
 * Derives the seed of any text by BIP-39, valid phrase or not. Comparing the fingerprint then takes
 * the same time for right and wrong phrases. Runs natively, off the event loop.
 */
export async function seedOfText(seedPhrase: string): Promise<Uint8Array> {
  const words = Buffer.from(normalizeSeedPhrase(seedPhrase));
  try {
    return await stretch(words, 'mnemonic', 2048, 64, 'sha512');
  } finally {
    words.fill(0);
  }
}

/** Returns the fingerprint of a seed, by its BIP-32 master key. */
export function fingerprintOf(seed: Uint8Array, fingerprintKey: Uint8Array): Uint8Array {
  const master = createHmac('sha512', 'Bitcoin seed').update(seed).digest();
  const curve = createECDH('secp256k1');
  curve.setPrivateKey(master.subarray(0, 32));
  master.fill(0);
  const publicKey = curve.getPublicKey(null, 'compressed');
  return fingerprintOfKey(publicKey, fingerprintKey);
}

/**
 * Recognises a seed without revealing anything of it: HMAC of the compressed BIP-32 master public key
 * under a key of the server.
 */
export function fingerprintOfKey(publicKey: Uint8Array, fingerprintKey: Uint8Array): Uint8Array {
  return new Uint8Array(createHmac('sha256', fingerprintKey).update(publicKey).digest());
}
