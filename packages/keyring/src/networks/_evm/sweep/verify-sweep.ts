import { type BaseUnits, toBaseUnits } from '@billfold/core';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { hex } from '@scure/base';
import { hasHighS, recoverHolder } from '../../recoverable-signature.ts';
import { formatAddress } from '../address.ts';
import type { EvmNetwork } from '../evm-network.ts';
import { intrinsicGas } from '../intrinsic-gas.ts';
import { typedDigest } from '../signed-digest.ts';
import type { EvmTransferFault } from '../verify.ts';
import { type RawAuthorization, type RawSetCode, readSetCode } from './raw-set-code.ts';
import { readSweepCall, type SweepCall } from './sweep-call.ts';
import { mostSwept } from './sweep-plan.ts';
import { getSweeper } from './sweeper.ts';

/** Signed sweep or release that is valid. Plain data; its addresses have their checksums. */
export interface DecodedEvmSweep {
  /** keccak-256 of the bytes, `0x` and 64 hex digits. */
  readonly hash: string;
  readonly kind: 'sweep' | 'release';
  readonly nonce: bigint;
  /** Pays the fee, and receives what is swept. */
  readonly from: string;
  /** Null for the native asset, and of a release. */
  readonly token: string | null;
  /** None of a release. */
  readonly moves: readonly { readonly address: string; readonly units: BaseUnits }[];
  /** Addresses that are delegated or released. */
  readonly authorizations: readonly { readonly address: string; readonly nonce: bigint }[];
  readonly gasLimit: bigint;
  readonly offer: RawSetCode['offer'];
  /** Bytes. */
  readonly size: number;
}

export type EvmSweepFault =
  | EvmTransferFault
  /** An address is delegated to code other than the sweeper of the sender. */
  | 'delegate_unknown'
  /** Neither a call of that sweeper nor a release, or one for addresses that it does not name. */
  | 'call_unknown';

export type EvmSweepVerification =
  | { readonly outcome: 'valid'; readonly sweep: DecodedEvmSweep }
  | { readonly outcome: 'refused'; readonly fault: EvmSweepFault };

/** Gas of an authorization. @see EIP-7702, PER_EMPTY_ACCOUNT_COST */
export const authorizationGas = 25_000n;

/**
 * Validates a sweep or a release as a node does before it looks at its state, and as our own: every authorization is
 * for this chain alone and names the sweeper of the sender, or ends a delegation. Never throws, whatever the bytes.
 */
export function verifySweep(network: EvmNetwork, raw: Uint8Array): EvmSweepVerification {
  const read = readSetCode(raw);
  if (read.outcome !== 'read') return refuse(read.outcome);
  const { transaction } = read;
  const { offer, authorizations } = transaction;
  if ([transaction, ...authorizations].some((each) => each.chainId !== network.chainId))
    return refuse('wrong_chain_id');
  const sender = recover(0x04, transaction);
  const authorities = authorizations.map((each) => recover(0x05, each));
  if (sender === null || authorities.includes(null)) return refuse('signature_invalid');
  if (offer.maxPriorityFeePerGas > offer.maxFeePerGas) return refuse('tip_above_fee_cap');
  if (transaction.gasLimit < leastGas(transaction)) return refuse('intrinsic_gas_too_low');
  const purpose = purposeOf(transaction, { sender, authorities: authorities.flatMap(toList) });
  if (typeof purpose === 'string') return refuse(purpose);
  return {
    outcome: 'valid',
    sweep: {
      ...purpose,
      ...{ hash: `0x${hex.encode(keccak_256(raw))}`, nonce: transaction.nonce, offer },
      ...{ from: formatAddress(sender), gasLimit: transaction.gasLimit, size: raw.length },
    },
  };
}

/** Returns the least gas of such a transaction, each authorization included. */
export function leastGas({
  to,
  data,
  authorizations,
}: Pick<RawSetCode, 'to' | 'data'> & { readonly authorizations: readonly unknown[] }): bigint {
  return intrinsicGas({ to, data }) + authorizationGas * BigInt(authorizations.length);
}

interface Signers {
  readonly sender: Uint8Array;
  /** In the order of the authorizations. */
  readonly authorities: readonly Uint8Array[];
}

type Purpose = Pick<DecodedEvmSweep, 'kind' | 'token' | 'moves' | 'authorizations'>;

function purposeOf(
  transaction: RawSetCode,
  { sender, authorities }: Signers,
): Purpose | 'delegate_unknown' | 'call_unknown' {
  const { to, value, data } = transaction;
  if (value !== 0n || !areDifferent([sender, ...authorities])) return 'call_unknown';
  if (authorities.length === 0 || authorities.length > mostSwept) return 'call_unknown';
  const isRelease = isSame(to, sender);
  const delegate = isRelease ? noDelegate : getSweeper(sender).address;
  if (!transaction.authorizations.every((each) => isSame(each.delegate, delegate)))
    return 'delegate_unknown';
  const authorizations = authorities.map((authority, at) => ({
    address: formatAddress(authority),
    nonce: transaction.authorizations[at]?.nonce ?? 0n,
  }));
  if (isRelease)
    return data.length > 0
      ? 'call_unknown'
      : { kind: 'release', token: null, moves: [], authorizations };
  const call = isSame(to, delegate) ? readSweepCall(data) : null;
  if (call === null || !isForEach(call, authorities)) return 'call_unknown';
  return {
    ...{ kind: 'sweep', authorizations },
    token: isSame(call.token, noDelegate) ? null : formatAddress(call.token),
    moves: call.moves.map(({ purse, units }) => ({
      address: formatAddress(purse),
      units: toBaseUnits(units),
    })),
  };
}

/** Returns whether a call moves the funds of each authority, in their order, and of nobody else. */
function isForEach({ moves }: SweepCall, authorities: readonly Uint8Array[]): boolean {
  return (
    moves.length === authorities.length &&
    moves.every(({ purse }, at) => isSame(purse, authorities[at] ?? noDelegate))
  );
}

function areDifferent(addresses: readonly Uint8Array[]): boolean {
  return new Set(addresses.map(hex.encode)).size === addresses.length;
}

/** Address that ends a delegation, and stands for the native coin in a call. */
export const noDelegate = new Uint8Array(20);

function recover(
  type: number,
  { signature, signedFields }: Pick<RawAuthorization, 'signature' | 'signedFields'>,
): Uint8Array | null {
  return hasHighS(signature) ? null : recoverHolder(typedDigest(type, signedFields), signature);
}

const toList = (address: Uint8Array | null) => (address === null ? [] : [address]);
const isSame = (one: Uint8Array, other: Uint8Array) => hex.encode(one) === hex.encode(other);

function refuse(fault: EvmSweepFault): EvmSweepVerification {
  return { outcome: 'refused', fault };
}
