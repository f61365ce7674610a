import { secp256k1 } from '@noble/curves/secp256k1.js';
import { hex } from '@scure/base';
import { describe, expect, it } from 'vitest';
import bip143 from './bip143.vectors.json';
import { parseTransaction, type RawInput } from './raw-transaction.ts';
import { createWitnessDigest } from './witness-digest.ts';
import { findWitnessFault } from './witness-fault.ts';

const transaction = parseTransaction(hex.decode(bip143.signed));
const digest = createWitnessDigest(transaction);
const [, input] = transaction.inputs;
if (input === undefined) throw new Error('The vector has two inputs.');
const spent = { script: hex.decode(bip143.spent.script), value: BigInt(bip143.spent.value) };
const signature = hex.decode(bip143.signature);
const key = hex.decode(bip143.publicKey);
const keyHash = spent.script.slice(2);

const faultOf = (changes: Partial<RawInput>, output: Partial<typeof spent> = {}) =>
  findWitnessFault({ ...input, ...changes }, { ...spent, ...output }, digest);

describe('the example of BIP-143', () => {
  it('has its digest', () => {
    const message = digest(input, { keyHash, value: spent.value });
    expect(hex.encode(message)).toBe(bip143.digest);
  });

  it('has the signature of RFC 6979 for this digest', () => {
    const options = { prehash: false, format: 'der', lowS: true } as const;
    const made = secp256k1.sign(hex.decode(bip143.digest), hex.decode(bip143.privateKey), options);
    expect(`${hex.encode(made)}01`).toBe(bip143.signature);
  });

  it('has no fault', () => {
    expect(faultOf({})).toBeNull();
  });
});

describe('findWitnessFault', () => {
  it.each([-1n, 1n, 100_000_000n])('refuses another value (%d)', (more) => {
    expect(faultOf({}, { value: spent.value + more })).toBe('signature_invalid');
  });

  it('refuses the script of another key', () => {
    const script = spent.script.with(2, spent.script[2] === 0 ? 1 : 0);
    expect(faultOf({}, { script })).toBe('key_mismatch');
  });

  it.each([
    ['p2pkh', Uint8Array.of(0x76, 0xa9, 0x14, ...keyHash, 0x88, 0xac)],
    ['p2sh', Uint8Array.of(0xa9, 0x14, ...keyHash, 0x87)],
    ['p2wsh', Uint8Array.of(0x00, 0x20, ...new Uint8Array(32))],
    ['p2tr', Uint8Array.of(0x51, 0x20, ...key.slice(1))],
    ['a version 1 program of 20 bytes', Uint8Array.of(0x51, 0x14, ...keyHash)],
    ['nothing', new Uint8Array()],
  ])('does not judge what spends %s', (_, script) => {
    expect(faultOf({}, { script })).toBe('script_unsupported');
  });

  it('refuses a script beside the witness', () => {
    expect(faultOf({ signatureScript: Uint8Array.of(0x51) })).toBe('signature_script_present');
  });

  it.each([
    ['nothing', []],
    ['no key', [signature]],
    ['something more', [signature, key, new Uint8Array()]],
  ])('refuses a witness with %s', (_, witness) => {
    expect(faultOf({ witness })).toBe('witness_shape');
  });

  it.each([
    ['a key that is not compressed', secp256k1.Point.fromBytes(key).toBytes(false)],
    ['a key that is cut short', key.slice(0, 32)],
    ['a hybrid key', key.with(0, 6)],
    ['a key off the curve', Uint8Array.of(2, ...new Uint8Array(31), 5)],
  ])('refuses %s', (_, changed) => {
    expect(faultOf({ witness: [signature, changed] })).toBe('key_invalid');
  });

  it('refuses the other key with this x', () => {
    expect(faultOf({ witness: [signature, key.with(0, 3)] })).toBe('key_mismatch');
  });

  it.each([0x00, 0x02, 0x03, 0x81, 0x82, 0x83, 0x41])('refuses the sighash type %i', (type) => {
    const witness = [signature.with(-1, type), key];
    expect(faultOf({ witness })).toBe('sighash_unsupported');
  });

  it('refuses a signature with high S', () => {
    const parsed = secp256k1.Signature.fromBytes(signature.slice(0, -1), 'der');
    const high = new secp256k1.Signature(parsed.r, secp256k1.Point.Fn.neg(parsed.s));
    const witness = [Uint8Array.of(...high.toBytes('der'), 1), key];
    expect(faultOf({ witness })).toBe('signature_high_s');
  });

  it.each([
    ['none', Uint8Array.of(1)],
    ['a wrong tag', signature.with(0, 0x31)],
    ['a wrong length', signature.with(1, 0x45)],
    ['a byte behind it', Uint8Array.of(...signature.slice(0, -1), 0, 1)],
    ['a needless zero in front of r', Uint8Array.of(0x30, 0x45, 2, 0x21, 0, ...signature.slice(4))],
    ['a length in the long form', Uint8Array.of(0x30, 0x81, 0x44, ...signature.slice(2))],
    ['a negative r', signature.with(4, 0xb6)],
  ])('refuses a signature with %s as an encoding', (_, changed) => {
    expect(faultOf({ witness: [changed, key] })).toBe('signature_encoding');
  });

  it('refuses a signature with any one bit changed', () => {
    for (let bit = 0; bit < signature.length * 8; bit += 1) {
      const at = bit >> 3;
      const changed = signature.with(at, (signature[at] ?? 0) ^ (1 << (bit & 7)));
      expect(faultOf({ witness: [changed, key] })).not.toBeNull();
    }
  });
});
