import { sha256 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { deriveAddress, derivePublic } from '../../derive.ts';
import { getKeyring } from '../../get-keyring.ts';
import { seedPhraseToSeed } from '../../seed-phrase.ts';
import bip84 from './bip84.vectors.json';

const seed = seedPhraseToSeed(bip84.phrase);
const keyring = getKeyring('BTC');

describe('the vectors of BIP-84 (R-ACC-06)', () => {
  it('name the account', () => {
    const account = derivePublic('BTC', seed);
    expect(account.path).toBe(bip84.account.path);
    expect(toZpub(account.publicKey)).toBe(bip84.account.public);
  });

  it.each(bip84.addresses)('hold for $path', ({ path, address }) => {
    const [branch, addressIndex] = path.split('/').slice(-2).map(Number);
    const { publicKey } = derivePublic('BTC', seed);
    const position = { branch: branch === 1 ? 1 : 0, addressIndex: addressIndex ?? -1 } as const;
    expect(keyring.addressAt(publicKey, position)).toBe(address);
  });

  it('hold straight from the phrase', () => {
    const [first, second] = bip84.addresses;
    expect(deriveAddress('BTC', bip84.phrase, 0, 0)).toBe(first?.address);
    expect(deriveAddress('BTC', bip84.phrase, 0, 1)).toBe(second?.address);
  });
});

/** SLIP-132: the same key with version bytes that tell p2wpkh apart. */
function toZpub(xpub: string): string {
  const base58check = createBase58check(sha256);
  return base58check.encode(
    Uint8Array.of(0x04, 0xb2, 0x47, 0x46, ...base58check.decode(xpub).slice(4)),
  );
}
