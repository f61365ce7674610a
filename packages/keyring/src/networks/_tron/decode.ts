import { type BaseUnits, toBaseUnits } from '@billfold/core';
import { sha256 } from '@noble/hashes/sha2.js';
import { hex } from '@scure/base';
import { KeyringError } from '../../keyring-error.ts';
import { recoverHolder } from '../recoverable-signature.ts';
import { formatAddress, toAddress } from './address.ts';
import { type RawTransaction, readTransaction } from './raw-transaction.ts';
import type { TronPlannedToken } from './transfer-plan.ts';
import type { TronNetwork } from './tron-network.ts';

/** Decoded signed transfer, not validated. Plain data. */
export interface DecodedTronTransfer {
  /** SHA-256 of all but the signature, 64 hex digits. */
  readonly hash: string;
  /** Sender. */
  readonly from: string;
  /** Recovered from the signature; null where that names no key. */
  readonly signer: string | null;
  /** Recipient, also of a token. */
  readonly to: string;
  /** In sun; nothing where a token is sent. */
  readonly value: BaseUnits;
  readonly token: TronPlannedToken | null;
  readonly reference: DecodedReference;
  readonly createdAtMs: bigint;
  readonly expiresAtMs: bigint;
  /** Bytes. */
  readonly size: number;
}

/** Reference to a block that must be on the chain. */
export interface DecodedReference {
  /** The lowest 16 bits of its height. */
  readonly heightBits: number;
  /** Bytes 8 to 16 of its hash, hex. */
  readonly hashPart: string;
}

/**
 * Reads transfers of the native asset and of tokens.
 * @throws {KeyringError} `transaction_malformed`, and nothing else, whatever the bytes
 */
export function decodeTransfer(network: TronNetwork, raw: Uint8Array): DecodedTronTransfer {
  const read = readTransaction(raw);
  if (read.outcome !== 'read')
    throw new KeyringError('transaction_malformed', 'These bytes are no transfer that we read.');
  return toDecodedTransfer(network, { raw, transaction: read.transaction });
}

export function toDecodedTransfer(
  network: TronNetwork,
  { raw, transaction }: { readonly raw: Uint8Array; readonly transaction: RawTransaction },
): DecodedTronTransfer {
  const { from, to, amount, token, blockBytes, blockHash, rawData } = transaction;
  const digest = sha256(rawData);
  const signer = recoverHolder(digest, transaction.signature);
  return {
    hash: hex.encode(digest),
    from: formatAddress(from),
    signer: signer === null ? null : formatAddress(toAddress(network, signer)),
    to: formatAddress(to),
    value: toBaseUnits(token === null ? amount : 0n),
    token:
      token === null
        ? null
        : {
            contract: formatAddress(token.contract),
            value: toBaseUnits(amount),
            feeLimit: toBaseUnits(token.feeLimit),
          },
    reference: {
      heightBits: ((blockBytes[0] ?? 0) << 8) | (blockBytes[1] ?? 0),
      hashPart: hex.encode(blockHash),
    },
    createdAtMs: transaction.createdAtMs,
    expiresAtMs: transaction.expiresAtMs,
    size: raw.length,
  };
}
