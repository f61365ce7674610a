import { keccak_256 } from '@noble/hashes/sha3.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { type RecoverableSignature, signDigest } from '../../recoverable-signature.ts';
import { encodeRlp, type RlpValue } from '../rlp-encode.ts';
import type { EvmFeeOffer } from '../transfer-plan.ts';

/** Consent of an address to run the code of a delegate, until its next one. */
export interface Authorization {
  readonly chainId: bigint;
  /** The 20 bytes of an address; zeros end a delegation. */
  readonly delegate: Uint8Array;
  /** Transaction count of the address, which the authorization raises like a transaction. */
  readonly nonce: bigint;
}

export interface SignedAuthorization extends Authorization {
  readonly signature: RecoverableSignature;
}

/** Transaction that delegates addresses before its call; no access list. */
export interface SetCodeTransaction {
  readonly chainId: bigint;
  readonly nonce: bigint;
  readonly to: Uint8Array;
  readonly value: bigint;
  readonly data: Uint8Array;
  readonly gasLimit: bigint;
  /** A gas price is the highest price and the priority fee. */
  readonly offer: EvmFeeOffer;
  readonly authorizations: readonly SignedAuthorization[];
}

/** Signs an authorization with the key of the address. `key` stays the caller's to wipe. @see EIP-7702 */
export function signAuthorization(
  authorization: Authorization,
  key: Uint8Array,
): SignedAuthorization {
  return { ...authorization, signature: signDigest(digestOf(authorization), key) };
}

/** Returns the hash that an authorization signs. @see EIP-7702 */
export function digestOf(authorization: Authorization): Uint8Array {
  return keccak_256(concatBytes(Uint8Array.of(0x05), encodeRlp(toTuple(authorization))));
}

/** Signs the transaction with the key that pays. `key` stays the caller's to wipe. @see EIP-7702 */
export function signSetCode(transaction: SetCodeTransaction, key: Uint8Array): Uint8Array {
  const signature = signDigest(keccak_256(encodeUnsignedSetCode(transaction)), key);
  return typed([...toFields(transaction), ...toParts(signature)]);
}

/** Encodes the payload that is hashed and signed. @see EIP-7702 */
export function encodeUnsignedSetCode(transaction: SetCodeTransaction): Uint8Array {
  return typed(toFields(transaction));
}

function toFields(transaction: SetCodeTransaction): readonly RlpValue[] {
  const { chainId, nonce, to, value, data, gasLimit, offer, authorizations } = transaction;
  const tuples = authorizations.map((each) => [...toTuple(each), ...toParts(each.signature)]);
  const noAccessList: RlpValue = [];
  const { maxFeePerGas, maxPriorityFeePerGas } = toPrices(offer);
  const prices = [maxPriorityFeePerGas, maxFeePerGas];
  return [chainId, nonce, ...prices, gasLimit, to, value, data, noAccessList, tuples];
}

/** Returns both prices of an offer, of which a gas price has one. */
export function toPrices(offer: EvmFeeOffer) {
  if (offer.kind === 'eip1559') return offer;
  const { gasPrice } = offer;
  return {
    ...{ kind: 'eip1559' as const, maxFeePerGas: gasPrice, maxPriorityFeePerGas: gasPrice },
  };
}

const toTuple = ({ chainId, delegate, nonce }: Authorization): readonly RlpValue[] => [
  chainId,
  delegate,
  nonce,
];

const toParts = ({ yParity, r, s }: RecoverableSignature): readonly RlpValue[] => [yParity, r, s];

/** @see EIP-2718 */
function typed(fields: readonly RlpValue[]): Uint8Array {
  return concatBytes(Uint8Array.of(0x04), encodeRlp(fields));
}
