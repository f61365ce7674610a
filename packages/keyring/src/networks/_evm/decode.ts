import { type BaseUnits, toBaseUnits } from '@billfold/core';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { hex } from '@scure/base';
import { KeyringError } from '../../keyring-error.ts';
import { readTokenTransfer } from '../token-transfer.ts';
import { formatAddress } from './address.ts';
import { type RawTransaction, readTransaction } from './raw-transaction.ts';
import { recoverSender } from './recover-sender.ts';
import type { EvmFeeOffer } from './transfer-plan.ts';

/** Decoded signed transaction, not validated. Plain data. */
export interface DecodedEvmTransfer {
  /** keccak-256 of the bytes, `0x` and 64 hex digits. */
  readonly hash: string;
  /** Null for a legacy transaction from before EIP-155, valid on every chain. */
  readonly chainId: bigint | null;
  readonly nonce: bigint;
  /** Recovered from the signature, with its checksum; null where that names no key. */
  readonly from: string | null;
  /** Null creates a contract. */
  readonly to: string | null;
  readonly value: BaseUnits;
  /** Hex without `0x`; empty for a plain transfer. */
  readonly data: string;
  /**
   * Transfer that `data` asks of the token contract `to`; null where the call data is not a plain
   * token transfer.
   */
  readonly tokenTransfer: DecodedTokenTransfer | null;
  readonly gasLimit: bigint;
  readonly offer: EvmFeeOffer;
  /** Bytes. */
  readonly size: number;
}

export interface DecodedTokenTransfer {
  /** Recipient, with its checksum. */
  readonly to: string;
  /** In base units of the token. */
  readonly value: BaseUnits;
}

/**
 * Reads legacy transactions, and type 2 without an access list.
 * @throws {KeyringError} `transaction_malformed`, and nothing else, whatever the bytes
 */
export function decodeTransfer(raw: Uint8Array): DecodedEvmTransfer {
  const read = readTransaction(raw);
  if (read.outcome !== 'read')
    throw new KeyringError('transaction_malformed', 'These bytes are no transaction that we read.');
  return toDecodedTransfer(raw, read.transaction);
}

export function toDecodedTransfer(
  raw: Uint8Array,
  transaction: RawTransaction,
): DecodedEvmTransfer {
  const { chainId, nonce, to, value, data, gasLimit, offer } = transaction;
  const sender = recoverSender(transaction);
  return {
    hash: `0x${hex.encode(keccak_256(raw))}`,
    chainId,
    nonce,
    from: sender === null ? null : formatAddress(sender),
    to: to === null ? null : formatAddress(to),
    value: toBaseUnits(value),
    data: hex.encode(data),
    tokenTransfer: toTokenTransfer(transaction),
    gasLimit,
    offer,
    size: raw.length,
  };
}

/** Bytes of a call of `transfer`: what stands behind them is not looked at by contracts. */
const callLength = 68;

/** A token takes no native value along with a transfer. */
function toTokenTransfer({ to, value, data }: RawTransaction): DecodedTokenTransfer | null {
  const call = readTokenTransfer(data.subarray(0, callLength));
  if (to === null || value > 0n || call === null) return null;
  return { to: formatAddress(call.to), value: toBaseUnits(call.value) };
}
