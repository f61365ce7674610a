import { bytesToHex } from '@noble/hashes/utils.js';
import { HDKey } from '@scure/bip32';
import { describe, expect, it } from 'vitest';
import { seedPhraseToSeed } from '../seed-phrase.ts';
import { proveSeed, verifySeedProof } from './seed-proof.ts';

const seed = seedPhraseToSeed(`${'abandon '.repeat(11)}about`);
const evaluation = { walletId: 'wallet', evaluationId: 'evaluation' };

describe('a proof of a seed', () => {
  it('is signed by the master key, and verifies for its evaluation alone', () => {
    const proof = proveSeed(seed, evaluation);
    const { publicKey } = HDKey.fromMasterSeed(seed);
    expect(bytesToHex(proof.publicKey)).toBe(bytesToHex(publicKey ?? new Uint8Array()));
    expect(verifySeedProof(proof, evaluation)).toBe(true);
    expect(verifySeedProof(proof, { ...evaluation, walletId: 'other' })).toBe(false);
    expect(verifySeedProof(proof, { ...evaluation, evaluationId: 'other' })).toBe(false);
  });

  it('is refused with another key, another signature, or bytes that are neither', () => {
    const proof = proveSeed(seed, evaluation);
    const other = proveSeed(seedPhraseToSeed(`${'zoo '.repeat(11)}wrong`), evaluation);
    for (const change of [
      { publicKey: other.publicKey },
      { signature: other.signature },
      { publicKey: new Uint8Array(33) },
      { signature: new Uint8Array(64) },
      { signature: new Uint8Array(3) },
    ])
      expect(verifySeedProof({ ...proof, ...change }, evaluation)).toBe(false);
  });
});
