import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFundedTronAccount, heldToken } from '../../testing/funded-tron-account.ts';
import { withPayingKey } from '../bip44-account.ts';
import { signDigest } from '../recoverable-signature.ts';
import { encodeSigned } from './encode-transaction.ts';
import { decodeMessage, type ProtobufFields } from './protobuf-read.ts';
import { encodeMessage, type ProtobufField } from './protobuf-write.ts';

const { keyring, seed, plan, address } = createFundedTronAccount();
const nativeRaw = keyring.signTransfer(seed, plan()).raw;
const tokenRaw = keyring.signTransfer(seed, plan({ token: heldToken })).raw;

const faultOf = (raw: Uint8Array) => {
  const verification = keyring.verifyTransfer(raw);
  return verification.outcome === 'refused' ? verification.fault : null;
};

describe('verifyTransfer', () => {
  it.each([
    ['the native asset', nativeRaw],
    ['a token', tokenRaw],
  ])('accepts a transfer of %s, with its sender and its reading', (_, raw) => {
    const transfer = keyring.decodeTransfer(raw);
    expect(keyring.verifyTransfer(raw)).toEqual({ outcome: 'valid', sender: address, transfer });
    expect(resigned(raw, {})).toEqual(raw);
  });

  it('refuses the other of two equal signatures', () => {
    for (const raw of [nativeRaw, tokenRaw]) {
      const { rawData, r, s, yParity } = takeApart(raw);
      const high = secp256k1.Point.Fn.ORDER - s;
      const twin = encodeSigned(rawData, { r, s: high, yParity: 1n - yParity });
      expect(keyring.decodeTransfer(twin)).toMatchObject({ signer: address, from: address });
      expect(faultOf(twin)).toBe('signature_invalid');
    }
  });

  it.each([
    ['no R', { r: 0n }],
    ['no S', { s: 0n }],
    ['R beyond the order', { r: secp256k1.Point.Fn.ORDER }],
    ['an R that is on no point', { r: 5n }],
    ['another point', { yParity: -27n }],
    ['a point beyond the order', { yParity: 2n }],
  ])('refuses %s', (_, changes) => {
    const { rawData, ...signature } = takeApart(nativeRaw);
    const raw = encodeSigned(rawData, { ...signature, ...changes });
    expect(keyring.decodeTransfer(raw).signer).toBeNull();
    expect(faultOf(raw)).toBe('signature_invalid');
  });

  it('refuses the signature of another account', () => {
    const { rawData } = takeApart(nativeRaw);
    const raw = signed(rawData, 1);
    expect(keyring.decodeTransfer(raw)).toMatchObject({ from: address });
    expect(keyring.decodeTransfer(raw).signer).not.toBe(address);
    expect(faultOf(raw)).toBe('signature_invalid');
  });

  it('refuses to pay nothing, the sender, and what is no address', () => {
    expect(faultOf(resigned(nativeRaw, { parameter: { 3: 0n } }))).toBe('amount_invalid');
    const sender = ownerOf(nativeRaw);
    expect(faultOf(resigned(nativeRaw, { parameter: { 2: sender } }))).toBe('sent_to_self');
    const other = new Uint8Array(21).fill(0x42);
    expect(faultOf(resigned(nativeRaw, { parameter: { 2: other } }))).toBe('address_invalid');
    expect(faultOf(resigned(tokenRaw, { parameter: { 2: other } }))).toBe('address_invalid');
  });

  it('refuses other contracts, calls and what goes along with one', () => {
    const named = (name: string) => utf8ToBytes(`type.googleapis.com/protocol.${name}`);
    const unsupported = 'type_not_supported';
    expect(faultOf(resigned(nativeRaw, { contract: { 1: 2n } }))).toBe(unsupported);
    const asset = { contract: { 1: 2n }, any: { 1: named('TransferAssetContract') } };
    expect(faultOf(resigned(nativeRaw, asset))).toBe(unsupported);
    expect(faultOf(resigned(nativeRaw, { any: { 1: named('CallContract') } }))).toBe(unsupported);
    const call = (changes: Record<number, bigint | Uint8Array>) =>
      faultOf(resigned(tokenRaw, { parameter: changes }));
    // Sun that go to the contract; a call of another function; a call without data.
    expect(call({ 3: 1n })).toBe(unsupported);
    expect(call({ 4: Uint8Array.of(0x70, 0xa0, 0x82, 0x31) })).toBe(unsupported);
    const data = dataOf(tokenRaw);
    expect(call({ 4: data })).toBeNull();
    expect(call({ 4: data.with(15, 0x41) })).toBe(unsupported);
    expect(call({ 4: Uint8Array.of(...data, 0) })).toBe(unsupported);
    expect(call({ 4: new Uint8Array() })).toBe('malformed');
  });

  it('refuses fields that wallets do not write', () => {
    for (const number of [2, 3, 9, 10, 12, 15, 19]) {
      expect(faultOf(resigned(nativeRaw, { rawData: { [number]: 1n } }))).toBe('malformed');
      const bytes = Uint8Array.of(1);
      expect(faultOf(resigned(nativeRaw, { rawData: { [number]: bytes } }))).toBe('malformed');
    }
    expect(faultOf(resigned(nativeRaw, { rawData: { 18: 1n } }))).toBe('malformed');
    expect(faultOf(resigned(nativeRaw, { contract: { 5: 2n } }))).toBe('malformed');
    expect(faultOf(resigned(nativeRaw, { any: { 3: 1n } }))).toBe('malformed');
    expect(faultOf(resigned(nativeRaw, { parameter: { 4: 1n } }))).toBe('malformed');
    expect(faultOf(resigned(nativeRaw, { rawData: { 1: Uint8Array.of(1) } }))).toBe('malformed');
    expect(faultOf(resigned(nativeRaw, { rawData: { 4: new Uint8Array(9) } }))).toBe('malformed');
    expect(faultOf(Uint8Array.of(...nativeRaw, 0x2a, 1, 1))).toBe('malformed');
    expect(faultOf(nativeRaw.subarray(0, -1))).toBe('malformed');
  });

  it('refuses a limit of nothing and a text of nothing, which mean that there is none', () => {
    const { rawData } = takeApart(nativeRaw);
    expect(faultOf(signed(Uint8Array.of(...rawData, 0x90, 0x01, 0x00), 0))).toBe('malformed');
    expect(faultOf(signed(Uint8Array.of(...rawData, 0x92, 0x01, 0x00), 0))).toBe('malformed');
    const unset = Uint8Array.of(...rawData, 0x98, 0x01, 0x01);
    expect(faultOf(signed(unset, 0))).toBe('malformed');
    expect(() => decodeMessage(Uint8Array.of(8, 0))).toThrow(RangeError);
  });

  it('refuses every other way to write the same', () => {
    const { rawData, ...signature } = takeApart(nativeRaw);
    const written = [...encodeSigned(rawData, signature).subarray(rawData.length + 3)];
    const length = [0x80 | (rawData.length & 0x7f), rawData.length >> 7];
    const [low = 0, high = 0] = length;
    expect(faultOf(Uint8Array.of(0x0a, low, high, ...rawData, ...written))).toBeNull();
    const others = [
      // The signature first; the length in three bytes; the data twice; a length of nothing.
      [...written, 0x0a, ...length, ...rawData],
      [0x0a, low, 0x80 | high, 0x00, ...rawData, ...written],
      [0x0a, ...length, ...rawData, 0x0a, ...length, ...rawData, ...written],
      [0x0a, ...length, ...rawData, ...written, ...written],
      [0x0a, ...length, ...rawData, ...written, 0x1a, 0x00],
      [0x8a, 0x00, ...length, ...rawData, ...written],
    ];
    for (const bytes of others) expect(faultOf(Uint8Array.from(bytes))).toBe('malformed');
  });

  it.each([
    ['the native asset', nativeRaw],
    ['a token', tokenRaw],
  ])(
    'accepts no transfer of %s in which a bit of any byte is another',
    (_, raw) => {
      for (let at = 0; at < raw.length; at += 1) {
        const changed = raw.with(at, (raw[at] ?? 0) ^ (1 << (at % 8)));
        expect(keyring.verifyTransfer(changed).outcome).toBe('refused');
      }
    },
    30_000,
  );

  it('refuses any other bytes without throwing', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(faultOf(bytes)).toBe('malformed');
        expect(() => keyring.decodeTransfer(bytes)).toThrow(
          expect.objectContaining({ code: 'transaction_malformed' }),
        );
      }),
    ));

  it('refuses a number of more than 63 bits, and one that never ends', () => {
    for (const last of [0x01, 0x81])
      expect(() => decodeMessage(Uint8Array.of(8, ...new Uint8Array(9).fill(0x80), last))).toThrow(
        RangeError,
      );
    const largest = Uint8Array.of(8, ...new Uint8Array(8).fill(0xff), 0x7f);
    expect(decodeMessage(largest).get(1)).toBe(2n ** 63n - 1n);
    expect(encodeMessage([[1, 2n ** 63n - 1n]])).toEqual(largest);
  });
});

type Changes = Record<number, bigint | Uint8Array>;

/** Replaces fields of a transaction and signs it again. */
function resigned(
  raw: Uint8Array,
  changes: {
    readonly rawData?: Changes;
    readonly contract?: Changes;
    readonly any?: Changes;
    readonly parameter?: Changes;
  },
): Uint8Array {
  const { rawData } = takeApart(raw);
  const fields = decodeMessage(rawData);
  const contract = decodeMessage(bytesOf(fields, 11));
  const any = decodeMessage(bytesOf(contract, 2));
  const parameter = decodeMessage(bytesOf(any, 2));
  const changedAny = { 2: written(parameter, changes.parameter), ...changes.any };
  const changedContract = { 2: written(any, changedAny), ...changes.contract };
  const changedData = { 11: written(contract, changedContract), ...changes.rawData };
  return signed(written(fields, changedData), 0);
}

function written(fields: ProtobufFields, changes: Changes = {}): Uint8Array {
  const changed = new Map<number, bigint | Uint8Array>(fields);
  for (const [number, value] of Object.entries(changes)) changed.set(Number(number), value);
  const ordered: ProtobufField[] = [...changed].sort(([one], [other]) => one - other);
  return encodeMessage(ordered);
}

function signed(rawData: Uint8Array, account: number): Uint8Array {
  return withPayingKey(seed, { coinType: 195, account, addressIndex: 0 }, ({ privateKey }) =>
    encodeSigned(rawData, signDigest(sha256(rawData), privateKey)),
  );
}

function takeApart(raw: Uint8Array) {
  const message = decodeMessage(raw);
  const signature = bytesOf(message, 2);
  const number = (part: Uint8Array) => part.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return {
    rawData: bytesOf(message, 1),
    r: number(signature.subarray(0, 32)),
    s: number(signature.subarray(32, 64)),
    yParity: BigInt(signature[64] ?? 0) - 27n,
  };
}

const parameterOf = (raw: Uint8Array) => {
  const contract = decodeMessage(bytesOf(decodeMessage(takeApart(raw).rawData), 11));
  return decodeMessage(bytesOf(decodeMessage(bytesOf(contract, 2)), 2));
};
const ownerOf = (raw: Uint8Array) => bytesOf(parameterOf(raw), 1);
const dataOf = (raw: Uint8Array) => bytesOf(parameterOf(raw), 4);

function bytesOf(fields: ProtobufFields, number: number): Uint8Array {
  const value = fields.get(number);
  if (!(value instanceof Uint8Array)) throw new Error(`Field ${number} has no bytes.`);
  return value;
}
