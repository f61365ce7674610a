import { type BaseUnits, toBaseUnits, type UtxoChain } from '@billfold/core';
import { hex } from '@scure/base';
import { scriptToAddress } from './address-script.ts';
import type { Outpoint } from './canonical-order.ts';
import { bareHash, parseTransaction, type RawTransaction } from './raw-transaction.ts';
import { toVsize } from './transaction-size.ts';

/** Decoded raw transaction, not validated. Plain data. */
export interface DecodedUtxoTransfer {
  readonly hash: string;
  readonly inputs: readonly DecodedInput[];
  readonly outputs: readonly DecodedOutput[];
  readonly vsize: number;
}

export interface DecodedInput extends Outpoint {
  /** Below 0xfffffffe it can be replaced while it waits (BIP-125). */
  readonly sequence: number;
}

export interface DecodedOutput {
  /** Hex. */
  readonly script: string;
  /** Null where the script has none. */
  readonly address: string | null;
  readonly value: BaseUnits;
}

/** @throws {KeyringError} `transaction_malformed`, and nothing else, whatever the bytes */
export function decodeTransfer(form: UtxoChain, raw: Uint8Array): DecodedUtxoTransfer {
  return toDecodedTransfer(form, parseTransaction(raw));
}

export function toDecodedTransfer(
  form: UtxoChain,
  transaction: RawTransaction,
): DecodedUtxoTransfer {
  return {
    hash: bareHash(transaction.bare),
    inputs: transaction.inputs.map(({ hash, index, sequence }) => ({ hash, index, sequence })),
    outputs: transaction.outputs.map(({ script, value }) => ({
      script: hex.encode(script),
      address: scriptToAddress(form, script),
      value: toBaseUnits(value),
    })),
    vsize: toVsize(transaction.weight),
  };
}
