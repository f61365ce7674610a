import { concatBytes } from '@noble/hashes/utils.js';
import type { RecoverableSignature } from '../recoverable-signature.ts';
import { encodeRlp, type RlpValue } from './rlp-encode.ts';
import type { EvmFeeOffer } from './transfer-plan.ts';

/** A transfer, plain or by a call of a token; no access list. */
export interface UnsignedTransaction {
  readonly chainId: bigint;
  readonly nonce: bigint;
  readonly to: Uint8Array;
  readonly value: bigint;
  /** Empty for a plain transfer. */
  readonly data: Uint8Array;
  readonly gasLimit: bigint;
  /** Says the form: type 2 (EIP-1559) or legacy. */
  readonly offer: EvmFeeOffer;
}

/** Encodes the payload that is hashed and signed. @see EIP-1559, EIP-155 */
export function encodeUnsigned(transaction: UnsignedTransaction): Uint8Array {
  const fields = toFields(transaction);
  return transaction.offer.kind === 'eip1559'
    ? typed(fields)
    : encodeRlp([...fields, transaction.chainId, 0n, 0n]);
}

/** Encodes the transaction for a node. @see EIP-1559, EIP-155 */
export function encodeSigned(
  transaction: UnsignedTransaction,
  { yParity, r, s }: RecoverableSignature,
): Uint8Array {
  const fields = toFields(transaction);
  return transaction.offer.kind === 'eip1559'
    ? typed([...fields, yParity, r, s])
    : encodeRlp([...fields, transaction.chainId * 2n + 35n + yParity, r, s]);
}

function toFields(transaction: UnsignedTransaction): readonly RlpValue[] {
  const { chainId, nonce, to, value, data, gasLimit, offer } = transaction;
  switch (offer.kind) {
    case 'eip1559': {
      const prices = [offer.maxPriorityFeePerGas, offer.maxFeePerGas];
      return [chainId, nonce, ...prices, gasLimit, to, value, data, noAccessList];
    }
    case 'legacy':
      return [nonce, offer.gasPrice, gasLimit, to, value, data];
    default:
      return offer satisfies never;
  }
}

const noAccessList: RlpValue = [];

/** @see EIP-2718 */
function typed(fields: readonly RlpValue[]): Uint8Array {
  return concatBytes(Uint8Array.of(0x02), encodeRlp(fields));
}
