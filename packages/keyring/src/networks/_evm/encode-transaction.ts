import { concatBytes } from '@noble/hashes/utils.js';
import { encodeRlp, type RlpValue } from './rlp-encode.ts';
import type { EvmFeeOffer } from './transfer-plan.ts';

/** A plain transfer: no data, no access list. */
export interface UnsignedTransaction {
  readonly chainId: bigint;
  readonly nonce: bigint;
  readonly to: Uint8Array;
  readonly value: bigint;
  readonly gasLimit: bigint;
  /** Says the form: type 2 (EIP-1559) or legacy. */
  readonly offer: EvmFeeOffer;
}

/** What a recoverable signature adds. */
export interface TransactionSignature {
  /** 0 or 1: the parity of the y coordinate of R. */
  readonly yParity: bigint;
  readonly r: bigint;
  readonly s: bigint;
}

/** What is hashed and signed. @see EIP-1559, EIP-155 */
export function encodeUnsigned(transaction: UnsignedTransaction): Uint8Array {
  const fields = toFields(transaction);
  return transaction.offer.kind === 'eip1559'
    ? typed(fields)
    : encodeRlp([...fields, transaction.chainId, 0n, 0n]);
}

/** What goes to a node. @see EIP-1559, EIP-155 */
export function encodeSigned(
  transaction: UnsignedTransaction,
  { yParity, r, s }: TransactionSignature,
): Uint8Array {
  const fields = toFields(transaction);
  return transaction.offer.kind === 'eip1559'
    ? typed([...fields, yParity, r, s])
    : encodeRlp([...fields, transaction.chainId * 2n + 35n + yParity, r, s]);
}

function toFields(transaction: UnsignedTransaction): readonly RlpValue[] {
  const { chainId, nonce, to, value, gasLimit, offer } = transaction;
  switch (offer.kind) {
    case 'eip1559': {
      const prices = [offer.maxPriorityFeePerGas, offer.maxFeePerGas];
      return [chainId, nonce, ...prices, gasLimit, to, value, noData, noAccessList];
    }
    case 'legacy':
      return [nonce, offer.gasPrice, gasLimit, to, value, noData];
    default:
      return offer satisfies never;
  }
}

const noData = new Uint8Array();
const noAccessList: RlpValue = [];

/** @see EIP-2718 */
function typed(fields: readonly RlpValue[]): Uint8Array {
  return concatBytes(Uint8Array.of(0x02), encodeRlp(fields));
}
