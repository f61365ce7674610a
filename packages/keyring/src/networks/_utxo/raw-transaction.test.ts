import { hex } from '@scure/base';
import { Transaction } from '@scure/btc-signer/transaction.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import bip143 from './bip143.vectors.json';
import { parseTransaction, transactionHash } from './raw-transaction.ts';

const signed = hex.decode(bip143.signed);
const unsigned = hex.decode(bip143.unsigned);
const malformed = expect.objectContaining({ code: 'transaction_malformed' });
const ours = { allowUnknownInputs: true, allowUnknownOutputs: true, disableScriptCheck: true };

function edit(change: (bytes: number[]) => void): Uint8Array {
  const bytes = [...signed];
  change(bytes);
  return Uint8Array.from(bytes);
}

describe('parseTransaction', () => {
  it('reads the example of BIP-143', () => {
    const transaction = parseTransaction(signed);
    expect(transaction).toMatchObject({ version: 1, lockTime: 17 });
    expect(transaction.inputs).toMatchObject([
      {
        hash: '9f96ade4b41d5433f4eda31e1738ec2b36f6e7d1420d94a6af99801a88f7f7ff',
        index: 0,
        sequence: 0xffffffee,
        witness: [],
      },
      {
        hash: '8ac60eb9575db5b2d987e29f301b5b819ea83a5c6579d282d189cc04b8e151ef',
        index: 1,
        sequence: 0xffffffff,
        witness: [hex.decode(bip143.signature), hex.decode(bip143.publicKey)],
      },
    ]);
    expect(transaction.outputs.map(({ value }) => value)).toEqual([112_340_000n, 223_450_000n]);
  });

  it('leaves the bytes as they are, and what it answers is no part of them', () => {
    const bytes = Buffer.from(signed);
    const transaction = parseTransaction(bytes);
    expect(hex.encode(bytes)).toBe(bip143.signed);
    const copy = structuredClone(transaction);
    bytes.fill(0);
    expect(transaction).toEqual(copy);
  });

  it.each([
    ['with witness', signed],
    ['without witness', unsigned],
  ])('agrees with another library on the hash %s', (_, raw) => {
    expect(transactionHash(parseTransaction(raw))).toBe(Transaction.fromRaw(raw, ours).id);
  });

  it('weighs a byte of witness once and any other four times', () => {
    expect(parseTransaction(signed).weight).toBe(Transaction.fromRaw(signed, ours).weight);
    expect(parseTransaction(unsigned).weight).toBe(unsigned.length * 4);
  });

  it('refuses every beginning of a transaction and anything after its end', () => {
    for (let length = 0; length < signed.length; length += 1)
      expect(() => parseTransaction(signed.slice(0, length))).toThrow(malformed);
    expect(() => parseTransaction(edit((bytes) => bytes.push(0)))).toThrow(malformed);
  });

  it.each([
    ['a length that is longer than it need be', edit((bytes) => bytes.splice(6, 1, 0xfd, 2, 0))],
    ['a length beyond all data', edit((bytes) => bytes.splice(6, 1, 0xff, ...Array(8).fill(0xff)))],
    ['an unknown flag', edit((bytes) => bytes.splice(5, 1, 2))],
    [
      'a witness for no input',
      Uint8Array.of(1, 0, 0, 0, 0, 1, ...unsigned.slice(4, -4), 0, 0, 17, 0, 0, 0),
    ],
    ['no outputs', Uint8Array.of(1, 0, 0, 0, 1, ...unsigned.slice(5, 46), 0, 0, 0, 0, 0)],
    ['no inputs', Uint8Array.of(1, 0, 0, 0, 0, 1, 0, 1, ...Array(9).fill(0), 0, 0, 0, 0)],
  ])('refuses %s', (_, raw) => {
    expect(() => parseTransaction(raw)).toThrow(malformed);
  });

  const attempt = (raw: Uint8Array) => {
    try {
      expect(parseTransaction(raw).inputs.length).toBeGreaterThan(0);
    } catch (error) {
      expect(error).toEqual(malformed);
    }
  };

  it('throws its own error and nothing else, whatever the bytes', () =>
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), attempt)));

  it('throws its own error and nothing else, whatever was changed', () => {
    const edits = fc.array(fc.tuple(fc.nat(signed.length - 1), fc.nat(255)), { maxLength: 5 });
    const change = (changes: readonly (readonly [number, number])[]) =>
      edit((bytes) => {
        for (const [at, byte] of changes) bytes[at] = byte;
      });
    return fc.assert(
      fc.property(edits, (changes) => attempt(change(changes))),
      { numRuns: 200 },
    );
  });
});
