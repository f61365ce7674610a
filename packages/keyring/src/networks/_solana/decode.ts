import type { BaseUnits } from '@billfold/core';
import { base58 } from '@scure/base';
import { KeyringError } from '../../keyring-error.ts';
import type { AccountUse } from './encode-instruction.ts';
import type { SolanaInstruction, UnknownInstruction } from './instruction.ts';
import { type RawTransaction, readTransaction } from './raw-transaction.ts';
import { readInstruction } from './read-instruction.ts';
import { requestedPriority } from './requested-priority.ts';
import { transferFee } from './transfer-fee.ts';

/** Decoded signed transaction, not validated. Plain data. */
export interface DecodedSolanaTransfer {
  /** The first signature, base58. */
  readonly hash: string;
  /** First signer, which pays the fee. */
  readonly payer: string;
  /** All that it touches, each with what it may do to it. */
  readonly accounts: readonly AccountUse[];
  readonly blockhash: string;
  readonly instructions: readonly (SolanaInstruction | UnknownInstruction)[];
  /** Lamports that it is charged: exact, as priority is paid for the limit. */
  readonly fee: BaseUnits;
  /** Bytes. */
  readonly size: number;
}

/**
 * Reads transactions in the form without a version.
 * @throws {KeyringError} `transaction_malformed`, and nothing else, whatever the bytes
 */
export function decodeTransfer(raw: Uint8Array): DecodedSolanaTransfer {
  const read = readTransaction(raw);
  if (read.outcome !== 'read')
    throw new KeyringError('transaction_malformed', 'These bytes are no transaction that we read.');
  return toDecodedTransfer(raw, read.transaction);
}

export function toDecodedTransfer(
  raw: Uint8Array,
  { signatures, accounts, blockhash, instructions }: RawTransaction,
): DecodedSolanaTransfer {
  const [first = new Uint8Array()] = signatures;
  const read = instructions.map(readInstruction);
  return {
    hash: base58.encode(first),
    payer: accounts[0]?.address ?? '',
    accounts,
    blockhash,
    instructions: read,
    fee: transferFee(signatures.length, requestedPriority(read)),
    size: raw.length,
  };
}
