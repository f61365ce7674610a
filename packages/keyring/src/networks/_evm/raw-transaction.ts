import type { RecoverableSignature } from '../recoverable-signature.ts';
import type { RlpItem } from './rlp-decode.ts';
import { readFields, toAddress, toBytes, toNumber } from './rlp-fields.ts';
import type { EvmFeeOffer } from './transfer-plan.ts';

/** A signed transaction as its bytes say it, not validated. */
export interface RawTransaction {
  /** Null for a legacy transaction from before EIP-155. */
  readonly chainId: bigint | null;
  readonly nonce: bigint;
  /** 20 bytes; null creates a contract. */
  readonly to: Uint8Array | null;
  readonly value: bigint;
  readonly data: Uint8Array;
  readonly gasLimit: bigint;
  readonly offer: EvmFeeOffer;
  readonly signature: RecoverableSignature;
  /** Fields before the signature, as encoded. */
  readonly signedFields: Uint8Array;
}

export type ReadTransaction =
  | { readonly outcome: 'read'; readonly transaction: RawTransaction }
  | { readonly outcome: 'malformed' }
  /** Neither legacy nor type 2, or with an access list. */
  | { readonly outcome: 'type_not_supported' };

/**
 * Reads one transaction as a node does, and to the last byte. Never throws.
 * @see EIP-2718, EIP-1559, EIP-155
 */
export function readTransaction(raw: Uint8Array): ReadTransaction {
  const [type = 0xff] = raw;
  if (type < 0x80 && type !== 0x02) return { outcome: 'type_not_supported' };
  try {
    const transaction = type === 0x02 ? readEip1559(raw.subarray(1)) : readLegacy(raw);
    return transaction === null
      ? { outcome: 'type_not_supported' }
      : { outcome: 'read', transaction };
  } catch {
    return { outcome: 'malformed' };
  }
}

/** Null with an access list. */
function readEip1559(bytes: Uint8Array): RawTransaction | null {
  const list = readFields(bytes, 12);
  const [accessList, yParity, r, s] = list.items.slice(8);
  if (accessList?.kind !== 'list') throw new RangeError('There is no access list.');
  if (accessList.items.length > 0) return null;
  return {
    ...readDynamicFee(list.items),
    signature: { yParity: toNumber(yParity, 32), r: toNumber(r, 32), s: toNumber(s, 32) },
    signedFields: bytes.subarray(list.start, accessList.end),
  };
}

/** Reads the eight fields that transactions of types 2 and 4 begin with. @see EIP-1559, EIP-7702 */
export function readDynamicFee(items: readonly RlpItem[]) {
  const [chainId, nonce, tip, maximum, gasLimit, to, value, data] = items;
  return {
    chainId: toNumber(chainId, 32),
    nonce: toNumber(nonce, 8),
    to: toAddress(to),
    value: toNumber(value, 32),
    data: toBytes(data),
    gasLimit: toNumber(gasLimit, 8),
    offer: {
      kind: 'eip1559',
      maxFeePerGas: toNumber(maximum, 32),
      maxPriorityFeePerGas: toNumber(tip, 32),
    },
  } as const;
}

function readLegacy(bytes: Uint8Array): RawTransaction {
  const list = readFields(bytes, 9);
  const [nonce, gasPrice, gasLimit, to, value, data, v, r, s] = list.items;
  return {
    ...readV(toNumber(v, 32), { r: toNumber(r, 32), s: toNumber(s, 32) }),
    nonce: toNumber(nonce, 8),
    to: toAddress(to),
    value: toNumber(value, 32),
    data: toBytes(data),
    gasLimit: toNumber(gasLimit, 8),
    offer: { kind: 'legacy', gasPrice: toNumber(gasPrice, 32) },
    signedFields: bytes.subarray(list.start, data?.end),
  };
}

/** 27 or 28 before EIP-155; since then 35 or 36, and twice the chain id. */
function readV(
  v: bigint,
  point: { readonly r: bigint; readonly s: bigint },
): Pick<RawTransaction, 'chainId' | 'signature'> {
  if (v < 35n) return { chainId: null, signature: { yParity: v - 27n, ...point } };
  return { chainId: (v - 35n) / 2n, signature: { yParity: (v - 35n) % 2n, ...point } };
}
