import {
  createECDH,
  createHash,
  createHmac,
  createPublicKey,
  pbkdf2Sync,
  verify,
} from 'node:crypto';
import { getNetwork } from '@billfold/core';
import { bech32, hex } from '@scure/base';
import { HDKey } from '@scure/bip32';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveAddress, derivePublic } from './derive.ts';
import { addressToScript } from './networks/_utxo/address-script.ts';
import { parseTransaction } from './networks/_utxo/raw-transaction.ts';
import type { PlannedInput, UtxoTransferPlan } from './networks/_utxo/transfer-plan.ts';
import { generateSeedPhrase, seedPhraseToSeed } from './seed-phrase.ts';
import { createFundedWallet } from './testing/funded-wallet.ts';

// The standards written down once more, over OpenSSL instead of the libraries that we use.
const entropies = fc.uint8Array({ minLength: 32, maxLength: 32 });
const runs = { numRuns: 20 };

describe('OpenSSL agrees', () => {
  it('on the seed of a phrase (BIP-39)', () =>
    fc.assert(
      fc.property(entropies, fc.string({ unit: 'grapheme' }), (entropy, passphrase) => {
        const phrase = generateSeedPhrase(24, () => entropy.slice());
        expect(seedPhraseToSeed(phrase, passphrase)).toEqual(toSeed(phrase, passphrase));
      }),
      runs,
    ));

  it('on the key of an account (BIP-32)', () =>
    fc.assert(
      fc.property(entropies, fc.nat(2 ** 31 - 1), (seed, account) => {
        const ours = HDKey.fromExtendedKey(derivePublic('BTC', seed, account).publicKey);
        const theirs = nodeAt(seed, [hard(84), hard(0), hard(account)]);
        expect(ours.publicKey).toEqual(toPublicKey(theirs.key));
        expect(ours.chainCode).toEqual(theirs.chainCode);
      }),
      runs,
    ));

  it('on the address of a phrase (BIP-84)', () =>
    fc.assert(
      fc.property(entropies, fc.nat(100), fc.nat(2 ** 31 - 1), (entropy, account, index) => {
        const phrase = generateSeedPhrase(24, () => entropy.slice());
        const path = [hard(84), hard(0), hard(account), 0, index];
        const keyHash = hash160(toPublicKey(nodeAt(toSeed(phrase, ''), path).key));
        const address = bech32.encode('bc', [0, ...bech32.toWords(keyHash)]);
        expect(deriveAddress('BTC', phrase, account, index)).toBe(address);
      }),
      runs,
    ));

  it('on what is signed, and by whom (BIP-143)', () => {
    const { keyring, seed, plan } = createFundedWallet('BTC', { values: [40_000n, 30_000n] });
    const planned = plan();
    const { inputs } = parseTransaction(keyring.signTransfer(seed, planned).raw);
    for (const [at, input] of planned.inputs.entries()) {
      const path = [hard(84), hard(0), hard(0), input.branch, input.addressIndex];
      const key = toOpenSslKey(nodeAt(seed, path).key);
      const signature = inputs[at]?.witness[0]?.subarray(0, -1) ?? new Uint8Array();
      // `verify` hashes what it is given, which is the second SHA-256 of the digest.
      const message = sha256(preimage(planned, input));
      expect(verify('sha256', message, key, signature)).toBe(true);
      const other = sha256(preimage({ ...planned, outputs: [] }, input));
      expect(verify('sha256', other, key, signature)).toBe(false);
    }
  });
});

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
const hard = (index: number) => index + 2 ** 31;

function toSeed(phrase: string, passphrase: string): Uint8Array {
  const salt = `mnemonic${passphrase}`.normalize('NFKD');
  return Uint8Array.from(pbkdf2Sync(phrase, salt, 2048, 64, 'sha512'));
}

interface Node {
  readonly key: Uint8Array;
  readonly chainCode: Uint8Array;
}

function nodeAt(seed: Uint8Array, path: readonly number[]): Node {
  const digest = hmacSha512('Bitcoin seed', seed);
  return path.reduce(childAt, { key: digest.slice(0, 32), chainCode: digest.slice(32) });
}

function childAt({ key, chainCode }: Node, index: number): Node {
  const parent = index >= 2 ** 31 ? Uint8Array.of(0, ...key) : toPublicKey(key);
  const digest = hmacSha512(chainCode, Uint8Array.of(...parent, ...uint(index, 4).reverse()));
  const sum = (toNumber(digest.slice(0, 32)) + toNumber(key)) % order;
  return { key: uint(sum, 32).reverse(), chainCode: digest.slice(32) };
}

/** Nothing here is shared with the code that builds or checks a transaction. */
function preimage({ inputs, outputs }: UtxoTransferPlan, input: PlannedInput): Uint8Array {
  const outpoint = ({ hash, index }: PlannedInput) => [
    ...hex.decode(hash).reverse(),
    ...uint(index, 4),
  ];
  const sequence = [0xfd, 0xff, 0xff, 0xff];
  const paid = outputs.flatMap(({ address, value }) => {
    const script = addressToScript(getNetwork('BTC').model.chains.main, address) ?? [];
    return [...uint(value, 8), script.length, ...script];
  });
  return Uint8Array.of(
    ...uint(2, 4),
    ...sha256Twice(inputs.flatMap(outpoint)),
    ...sha256Twice(inputs.flatMap(() => sequence)),
    ...outpoint(input),
    ...hex.decode(`1976a914${input.script.slice(4)}88ac`),
    ...uint(input.value, 8),
    ...sequence,
    ...sha256Twice(paid),
    ...uint(0, 4),
    ...uint(1, 4),
  );
}

/** Little endian. */
function uint(value: number | bigint, length: number): Uint8Array {
  return hex.decode(value.toString(16).padStart(length * 2, '0')).reverse();
}

function toNumber(bytes: Uint8Array): bigint {
  return BigInt(`0x${hex.encode(bytes)}`);
}

function sha256(data: Uint8Array): Uint8Array {
  return Uint8Array.from(createHash('sha256').update(data).digest());
}

function sha256Twice(data: readonly number[]): Uint8Array {
  return sha256(sha256(Uint8Array.from(data)));
}

function hash160(data: Uint8Array): Uint8Array {
  return Uint8Array.from(createHash('ripemd160').update(sha256(data)).digest());
}

function hmacSha512(key: Uint8Array | string, data: Uint8Array): Uint8Array {
  return Uint8Array.from(createHmac('sha512', key).update(data).digest());
}

function toPublicKey(privateKey: Uint8Array): Uint8Array {
  const ecdh = createECDH('secp256k1');
  ecdh.setPrivateKey(privateKey);
  return Uint8Array.from(ecdh.getPublicKey(null, 'compressed'));
}

function toOpenSslKey(privateKey: Uint8Array) {
  const ecdh = createECDH('secp256k1');
  ecdh.setPrivateKey(privateKey);
  const point = ecdh.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  return createPublicKey({ key: { kty: 'EC', crv: 'secp256k1', x, y }, format: 'jwk' });
}
