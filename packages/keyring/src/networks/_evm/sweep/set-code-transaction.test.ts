import { hex } from '@scure/base';
import * as fc from 'fast-check';
import { type Hex, parseTransaction, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { recoverHolder } from '../../recoverable-signature.ts';
import { formatAddress } from '../address.ts';
import { typedDigest } from '../signed-digest.ts';
import vectors from './eip7702.vectors.json';
import { readSetCode } from './raw-set-code.ts';
import {
  digestOf,
  encodeUnsignedSetCode,
  type SetCodeTransaction,
  signAuthorization,
  signSetCode,
} from './set-code-transaction.ts';

const toAuthorization = (vector: {
  readonly chainId: number;
  readonly delegate: string;
  readonly nonce: number;
}) => ({
  chainId: BigInt(vector.chainId),
  delegate: hex.decode(vector.delegate),
  nonce: BigInt(vector.nonce),
});

describe('the vectors of EIP-7702', () => {
  it('have the authorization that we sign', () => {
    const { privateKey, authority, r, s, yParity, ...vector } = vectors.authorization;
    const authorization = toAuthorization(vector);
    const { signature } = signAuthorization(authorization, hex.decode(privateKey));
    expect(signature).toEqual({
      yParity: BigInt(yParity),
      r: BigInt(`0x${r}`),
      s: BigInt(`0x${s}`),
    });
    const holder = recoverHolder(digestOf(authorization), signature);
    expect(holder && formatAddress(holder)).toBe(authority);
  });

  it.each(vectors.digests.authorizations)('have what it hashes: $digest', (vector) => {
    expect(hex.encode(digestOf(toAuthorization(vector)))).toBe(vector.digest);
  });

  it('have the transaction that we encode and read', () => {
    const { chainId, nonce, to, value, number, yParity, ...vector } = vectors.transaction;
    const point = { r: BigInt(`0x${number}`), s: BigInt(`0x${number}`) };
    const authorizations = vector.authorizations.map((each) => ({
      ...toAuthorization(each),
      signature: { ...point, yParity: BigInt(each.yParity) },
    }));
    const fields = {
      ...{ chainId: BigInt(chainId), nonce: BigInt(nonce), to: hex.decode(to) },
      ...{ value: BigInt(value), data: new Uint8Array(), gasLimit: 0n },
      offer: { kind: 'eip1559', maxFeePerGas: 0n, maxPriorityFeePerGas: 0n } as const,
    };
    const unsigned = encodeUnsignedSetCode({ ...fields, authorizations });
    expect(hex.encode(unsigned)).toBe(vector.unsigned);
    const read = readSetCode(hex.decode(vector.signed));
    expect(read).toMatchObject({
      outcome: 'read',
      transaction: { ...fields, authorizations, signature: { ...point, yParity: BigInt(yParity) } },
    });
  });
});

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const keys = bytes(32).filter((key) => key.some((byte) => byte !== 0) && (key[0] ?? 0) < 0xff);
const wei = fc.oneof(fc.bigInt(0n, 300n), fc.bigInt(0n, 2n ** 128n));
const transactions = fc.record({
  chainId: fc.bigInt(1n, 2n ** 32n),
  nonce: fc.bigInt(0n, 2n ** 53n - 1n),
  to: bytes(20),
  value: wei,
  data: fc.uint8Array({ maxLength: 200 }),
  gasLimit: fc.bigInt(21_000n, 2n ** 40n),
  offer: fc.tuple(wei, wei).map(([tip, rest]) => ({
    kind: 'eip1559' as const,
    maxFeePerGas: tip + rest,
    maxPriorityFeePerGas: tip,
  })),
});
const authorized = fc.array(
  fc.record({ key: keys, delegate: bytes(20), nonce: fc.bigInt(0n, 2n ** 53n - 1n) }),
  { minLength: 1, maxLength: 4 },
);

describe('viem agrees', () => {
  it(
    'on authorizations and their transaction, byte for byte, and reads what we signed',
    () =>
      fc.assert(
        fc.asyncProperty(transactions, authorized, keys, async (fields, purses, key) => {
          const chainId = Number(fields.chainId);
          const authorizations = purses.map(({ key: own, ...each }) =>
            signAuthorization({ ...each, chainId: fields.chainId }, own),
          );
          const transaction: SetCodeTransaction = { ...fields, authorizations };
          const raw = toHex(signSetCode(transaction, key));
          const authorizationList = await Promise.all(
            purses.map(({ key: own, delegate, nonce }) =>
              privateKeyToAccount(toHex(own)).signAuthorization({
                ...{ chainId, address: toHex(delegate), nonce: Number(nonce) },
              }),
            ),
          );
          const { to, value, data, gasLimit, nonce, offer } = fields;
          const asked = { chainId, to: toHex(to), value, nonce: Number(nonce), gas: gasLimit };
          const { maxFeePerGas, maxPriorityFeePerGas } = offer;
          const prices = { maxFeePerGas, maxPriorityFeePerGas };
          const call = { ...asked, ...prices, data: toHex(data), authorizationList };
          const theirs: Hex = await privateKeyToAccount(toHex(key)).signTransaction({
            ...{ ...call, type: 'eip7702' },
          });
          expect(raw).toBe(theirs);
          expect(parseTransaction(raw)).toMatchObject({ type: 'eip7702', chainId });
        }),
        { numRuns: 20 },
      ),
    30_000,
  );

  it('on who signed, as the bytes are read by other code', () =>
    fc.assert(
      fc.property(transactions, authorized, keys, (fields, purses, key) => {
        const authorizations = purses.map(({ key: own, ...each }) =>
          signAuthorization({ ...each, chainId: fields.chainId }, own),
        );
        const read = readSetCode(signSetCode({ ...fields, authorizations }, key));
        if (read.outcome !== 'read') throw new Error(read.outcome);
        const { transaction } = read;
        const addressOf = (of: Uint8Array) => privateKeyToAccount(toHex(of)).address;
        const signer = recoverHolder(
          typedDigest(0x04, transaction.signedFields),
          transaction.signature,
        );
        expect(signer && formatAddress(signer)).toBe(addressOf(key));
        const signers = transaction.authorizations.map(({ signedFields, signature }) =>
          recoverHolder(typedDigest(0x05, signedFields), signature),
        );
        expect(signers.map((each) => each && formatAddress(each))).toEqual(
          purses.map(({ key: own }) => addressOf(own)),
        );
      }),
      { numRuns: 20 },
    ));
});
