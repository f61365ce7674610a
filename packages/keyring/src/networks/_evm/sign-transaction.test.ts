import { keccak_256 } from '@noble/hashes/sha3.js';
import { hex } from '@scure/base';
import * as fc from 'fast-check';
import {
  keccak256,
  parseTransaction,
  serializeTransaction,
  type TransactionSerializable,
  toHex,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { formatAddress } from './address.ts';
import { decodeTransfer } from './decode.ts';
import eip155 from './eip155.vectors.json';
import eip1559 from './eip1559.vectors.json';
import { encodeUnsigned, type UnsignedTransaction } from './encode-transaction.ts';
import { readTransaction } from './raw-transaction.ts';
import { signTransaction } from './sign-transaction.ts';
import { signedDigest } from './signed-digest.ts';

describe('the example of EIP-155', () => {
  const { example } = eip155;
  const transaction: UnsignedTransaction = {
    chainId: BigInt(example.chainId),
    nonce: BigInt(example.nonce),
    to: hex.decode(example.to),
    value: BigInt(example.value),
    data: new Uint8Array(),
    gasLimit: BigInt(example.gasLimit),
    offer: { kind: 'legacy', gasPrice: BigInt(example.gasPrice) },
  };

  it('is what is hashed', () => {
    const unsigned = encodeUnsigned(transaction);
    expect(hex.encode(unsigned)).toBe(example.signingData);
    expect(hex.encode(keccak_256(unsigned))).toBe(example.signingHash);
  });

  it('is what is signed', () => {
    const raw = signTransaction(transaction, hex.decode(example.privateKey));
    expect(hex.encode(raw)).toBe(example.signed);
    expect(decodeTransfer(raw)).toMatchObject({
      chainId: 1n,
      from: privateKeyToAccount(`0x${example.privateKey}`).address,
      to: `0x${example.to}`,
      nonce: 9n,
      value: 10n ** 18n,
    });
  });
});

describe('the vectors of EIP-155', () => {
  it.each(eip155.signed)('are signed by $sender', ({ raw, signingHash, sender }) => {
    const read = readTransaction(hex.decode(raw));
    if (read.outcome !== 'read') throw new Error(read.outcome);
    expect(hex.encode(signedDigest(read.transaction))).toBe(signingHash);
    expect(decodeTransfer(hex.decode(raw))).toMatchObject({
      chainId: 1n,
      from: formatAddress(hex.decode(sender)),
      size: raw.length / 2,
    });
  });
});

describe('the vectors of EIP-1559', () => {
  it.each(eip1559.transactions)('are signed and read: nonce $nonce', (vector) => {
    const offer = {
      kind: 'eip1559',
      maxFeePerGas: BigInt(vector.maxFeePerGas),
      maxPriorityFeePerGas: BigInt(vector.maxPriorityFeePerGas),
    } as const;
    const transaction: UnsignedTransaction = {
      chainId: BigInt(eip1559.chainId),
      nonce: BigInt(vector.nonce),
      to: hex.decode(eip1559.to),
      value: BigInt(vector.value),
      data: new Uint8Array(),
      gasLimit: BigInt(vector.gasLimit),
      offer,
    };
    const raw = signTransaction(transaction, hex.decode(eip1559.privateKey));
    expect(hex.encode(raw)).toBe(vector.raw);
    const { chainId, nonce, value, gasLimit } = transaction;
    expect(decodeTransfer(raw)).toMatchObject({
      from: eip1559.sender,
      chainId,
      nonce,
      value,
      gasLimit,
      offer,
    });
  });
});

const wei = fc.oneof(fc.bigInt(0n, 300n), fc.bigInt(0n, 2n ** 128n));
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const keys = bytes(32).filter((key) => key.some((byte) => byte !== 0) && (key[0] ?? 0) < 0xff);
const transactions = fc.record<UnsignedTransaction>({
  chainId: fc.bigInt(1n, 2n ** 32n),
  nonce: fc.bigInt(0n, 2n ** 53n - 1n),
  to: bytes(20),
  value: wei,
  data: fc.uint8Array({ maxLength: 100 }),
  gasLimit: fc.bigInt(21_000n, 2n ** 40n),
  offer: fc.oneof(
    fc.record({ kind: fc.constant('legacy' as const), gasPrice: wei }),
    fc.tuple(wei, wei).map(([tip, rest]) => ({
      kind: 'eip1559' as const,
      maxFeePerGas: tip + rest,
      maxPriorityFeePerGas: tip,
    })),
  ),
});

describe('a legacy signature', () => {
  it.each([1n, 127n, 128n, 255n, 256n, 2n ** 64n])('is for chain %d alone', (chainId) => {
    const offer = { kind: 'legacy', gasPrice: 1n } as const;
    const call = { to: new Uint8Array(20), value: 0n, data: new Uint8Array() };
    const fields = { nonce: 0n, ...call, gasLimit: 21_000n, offer };
    const key = hex.decode(eip155.example.privateKey);
    const { address } = privateKeyToAccount(`0x${eip155.example.privateKey}`);
    const transfer = decodeTransfer(signTransaction({ ...fields, chainId }, key));
    expect(transfer).toMatchObject({ chainId, from: address });
  });
});

describe('viem agrees', () => {
  it(
    'on what is hashed, byte for byte',
    () =>
      fc.assert(
        fc.property(transactions, (transaction) => {
          const unsigned = `0x${hex.encode(encodeUnsigned(transaction))}`;
          expect(unsigned).toBe(serializeTransaction(toViem(transaction)));
        }),
        { numRuns: 80 },
      ),
    30_000,
  );

  it(
    'on what is signed, byte for byte, and by whom',
    () =>
      fc.assert(
        fc.asyncProperty(transactions, keys, async (transaction, key) => {
          const privateKey = toHex(key);
          const account = privateKeyToAccount(privateKey);
          const raw = signTransaction(transaction, key);
          expect(toHex(raw)).toBe(await account.signTransaction(toViem(transaction)));
          const transfer = decodeTransfer(raw);
          expect(transfer).toMatchObject({ from: account.address, hash: keccak256(raw) });
        }),
        { numRuns: 20 },
      ),
    30_000,
  );

  it(
    'on how a transaction reads that it signed, with any data and recipient',
    () =>
      fc.assert(
        fc.asyncProperty(
          transactions,
          fc.uint8Array({ maxLength: 300 }),
          fc.boolean(),
          keys,
          async (transaction, data, createsContract, key) => {
            const account = privateKeyToAccount(toHex(key));
            const asked = { ...toViem(transaction), data: toHex(data) };
            if (createsContract) asked.to = null;
            const serialized = await account.signTransaction(asked);
            const transfer = decodeTransfer(hex.decode(serialized.slice(2)));
            const { chainId, nonce, value, gasLimit, offer } = transaction;
            expect(transfer).toEqual({
              hash: keccak256(serialized),
              chainId,
              nonce,
              from: account.address,
              to: createsContract ? null : formatAddress(transaction.to),
              value,
              data: hex.encode(data),
              // Random data calls nothing; what calls is told by token-transfer.test.ts.
              tokenTransfer: null,
              gasLimit,
              offer,
              size: serialized.length / 2 - 1,
            });
          },
        ),
        { numRuns: 20 },
      ),
    30_000,
  );

  it(
    'on how a transaction reads that we signed',
    () =>
      fc.assert(
        fc.property(transactions, keys, (transaction, key) => {
          const read = parseTransaction(toHex(signTransaction(transaction, key)));
          const { type, chainId, nonce = 0, to, value = 0n, gas } = read;
          expect({ type, chainId, nonce, to, value, gas }).toEqual({
            type: transaction.offer.kind,
            chainId: Number(transaction.chainId),
            nonce: Number(transaction.nonce),
            to: toHex(transaction.to),
            value: transaction.value,
            gas: transaction.gasLimit,
          });
        }),
        { numRuns: 20 },
      ),
    30_000,
  );
});

function toViem(transaction: UnsignedTransaction): TransactionSerializable {
  const { chainId, nonce, to, value, data, gasLimit, offer } = transaction;
  const shared = {
    chainId: Number(chainId),
    nonce: Number(nonce),
    to: toHex(to),
    value,
    data: toHex(data),
    gas: gasLimit,
  };
  if (offer.kind === 'legacy') return { ...shared, type: 'legacy', gasPrice: offer.gasPrice };
  const { maxFeePerGas, maxPriorityFeePerGas } = offer;
  return { ...shared, type: 'eip1559', maxFeePerGas, maxPriorityFeePerGas };
}
