import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { RecoverableSignature } from '../recoverable-signature.ts';
import { readTokenTransfer } from '../token-transfer.ts';
import { addressLength } from './address.ts';
import { contractTypes, signatureLength, type UnsignedTransaction } from './encode-transaction.ts';
import {
  checkNothingLeft,
  decodeMessage,
  type ProtobufFields,
  takeBytes,
  takeNumber,
} from './protobuf-read.ts';

/** A signed transaction as its bytes say it, not validated. */
export interface RawTransaction extends UnsignedTransaction {
  /** Payload that is hashed and signed, as its bytes. */
  readonly rawData: Uint8Array;
  readonly signature: RecoverableSignature;
}

export type ReadTransaction =
  | { readonly outcome: 'read'; readonly transaction: RawTransaction }
  | { readonly outcome: 'malformed' }
  /** It does something else than to transfer the native asset or a token. */
  | { readonly outcome: 'type_not_supported' };

/**
 * Reads one transfer to the last byte, and only in the encoding that wallets write: no memo, no
 * script, no permission, one contract, one signature. Never throws.
 * @see java-tron, protocol/core/Tron.proto
 */
export function readTransaction(raw: Uint8Array): ReadTransaction {
  try {
    const transaction = decodeMessage(raw);
    const rawData = takeBytes(transaction, 1);
    const signature = readSignature(takeBytes(transaction, 2, signatureLength));
    checkNothingLeft(transaction);
    const unsigned = readRawData(rawData);
    return unsigned === null
      ? { outcome: 'type_not_supported' }
      : { outcome: 'read', transaction: { ...unsigned, rawData, signature } };
  } catch {
    return { outcome: 'malformed' };
  }
}

/** Null for another kind of transaction. */
function readRawData(bytes: Uint8Array): UnsignedTransaction | null {
  const fields = decodeMessage(bytes);
  const place = {
    blockBytes: takeBytes(fields, 1, 2),
    blockHash: takeBytes(fields, 4, 8),
    expiresAtMs: takeNumber(fields, 8),
    createdAtMs: takeNumber(fields, 14),
  };
  const contract = decodeMessage(takeBytes(fields, 11));
  const feeLimit = takeNumber(fields, 18);
  checkNothingLeft(fields);
  const type = takeNumber(contract, 1);
  const any = decodeMessage(takeBytes(contract, 2));
  checkNothingLeft(contract);
  const name = takeBytes(any, 1);
  const parameter = takeBytes(any, 2);
  checkNothingLeft(any);
  if (isOf(contractTypes.transfer, type, name)) {
    if (feeLimit !== 0n) throw new RangeError('A transfer runs nothing that a limit could be for.');
    return { ...place, ...readTransfer(decodeMessage(parameter)) };
  }
  if (!isOf(contractTypes.call, type, name)) return null;
  const call = readCall(decodeMessage(parameter), feeLimit);
  return call === null ? null : { ...place, ...call };
}

type Transfer = Pick<UnsignedTransaction, 'from' | 'to' | 'amount' | 'token'>;

function readTransfer(fields: ProtobufFields): Transfer {
  const from = takeBytes(fields, 1, addressLength);
  const to = takeBytes(fields, 2, addressLength);
  const amount = takeNumber(fields, 3);
  checkNothingLeft(fields);
  return { from, to, amount, token: null };
}

/** Null for a call of anything but `transfer`. */
function readCall(fields: ProtobufFields, feeLimit: bigint): Transfer | null {
  const from = takeBytes(fields, 1, addressLength);
  const contract = takeBytes(fields, 2, addressLength);
  const data = readTokenTransfer(takeBytes(fields, 4));
  if (data === null || fields.size > 0) return null;
  // A contract names holders alone: the version is that of the caller.
  const to = Uint8Array.of(from[0] ?? 0, ...data.to);
  return { from, to, amount: data.value, token: { contract, feeLimit } };
}

function isOf(
  known: (typeof contractTypes)[keyof typeof contractTypes],
  type: bigint,
  name: Uint8Array,
): boolean {
  const expected = utf8ToBytes(known.name);
  return (
    type === known.type &&
    name.length === expected.length &&
    name.every((byte, at) => byte === expected[at])
  );
}

function readSignature(bytes: Uint8Array): RecoverableSignature {
  const number = (part: Uint8Array) => part.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return {
    r: number(bytes.subarray(0, 32)),
    s: number(bytes.subarray(32, 64)),
    yParity: BigInt(bytes[64] ?? 0) - 27n,
  };
}
