import type { RecoverableSignature } from '../../recoverable-signature.ts';
import { readDynamicFee } from '../raw-transaction.ts';
import type { RlpItem } from '../rlp-decode.ts';
import { readFields, toAddress, toFields, toNumber } from '../rlp-fields.ts';

/** A signed transaction that delegates addresses, as its bytes say it, not validated. */
export interface RawSetCode {
  readonly chainId: bigint;
  readonly nonce: bigint;
  readonly to: Uint8Array;
  readonly value: bigint;
  readonly data: Uint8Array;
  readonly gasLimit: bigint;
  readonly offer: {
    readonly kind: 'eip1559';
    readonly maxFeePerGas: bigint;
    readonly maxPriorityFeePerGas: bigint;
  };
  readonly authorizations: readonly RawAuthorization[];
  readonly signature: RecoverableSignature;
  /** Fields before the signature, as encoded. */
  readonly signedFields: Uint8Array;
}

export interface RawAuthorization {
  readonly chainId: bigint;
  readonly delegate: Uint8Array;
  readonly nonce: bigint;
  readonly signature: RecoverableSignature;
  /** Fields before the signature, as encoded. */
  readonly signedFields: Uint8Array;
}

export type ReadSetCode =
  | { readonly outcome: 'read'; readonly transaction: RawSetCode }
  | { readonly outcome: 'malformed' }
  /** Another type, or with an access list. */
  | { readonly outcome: 'type_not_supported' };

/** Reads one transaction as a node does, and to the last byte. Never throws. @see EIP-7702 */
export function readSetCode(raw: Uint8Array): ReadSetCode {
  if (raw[0] !== 0x04) return { outcome: 'type_not_supported' };
  try {
    const transaction = readTyped(raw.subarray(1));
    return transaction === null
      ? { outcome: 'type_not_supported' }
      : { outcome: 'read', transaction };
  } catch {
    return { outcome: 'malformed' };
  }
}

/** Null with an access list. */
function readTyped(bytes: Uint8Array): RawSetCode | null {
  const list = readFields(bytes, 13);
  const [access, tuples, ...signature] = list.items.slice(8);
  if (access?.kind !== 'list' || tuples?.kind !== 'list')
    throw new RangeError('A list is missing.');
  if (access.items.length > 0) return null;
  const { to, ...fields } = readDynamicFee(list.items);
  return {
    ...fields,
    to: requireAddress(to),
    authorizations: tuples.items.map((tuple) => readAuthorization(bytes, tuple)),
    signature: readSignature(signature),
    signedFields: bytes.subarray(list.start, tuples.end),
  };
}

function readAuthorization(bytes: Uint8Array, tuple: RlpItem): RawAuthorization {
  const { start, items } = toFields(tuple, 6);
  const [chainId, delegate, nonce, ...signature] = items;
  return {
    chainId: toNumber(chainId, 32),
    delegate: requireAddress(toAddress(delegate)),
    nonce: toNumber(nonce, 8),
    signature: readSignature(signature),
    signedFields: bytes.subarray(start, nonce?.end),
  };
}

function readSignature([yParity, r, s]: readonly RlpItem[]): RecoverableSignature {
  return { yParity: toNumber(yParity, 1), r: toNumber(r, 32), s: toNumber(s, 32) };
}

/** Such a transaction creates no contract, and names every address. */
function requireAddress(address: Uint8Array | null): Uint8Array {
  if (address === null) throw new RangeError('An address is missing.');
  return address;
}
