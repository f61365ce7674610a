import { type ChainName, validateAddress } from '@billfold/core';
import type { SignableNetwork } from '../signable-network.ts';
import type { TransferPlan } from '../transfer-plan.ts';

/**
 * Payment that was reviewed. It is derived from the review alone, so that a plan is compared with it and
 * never with itself.
 */
export interface Approved {
  readonly network: SignableNetwork;
  readonly chain: ChainName;
  /** Recipient in its normalized form. */
  readonly to: string;
  /**
   * Contract that the transaction names for the token: that of the token, or the sender's own jetton wallet, as
   * the network named it at the review. Null for the native asset.
   */
  readonly contract: string | null;
  /** Least and most that `to` receives, in base units of the asset; equal unless everything is sent. */
  readonly least: bigint;
  readonly most: bigint;
  /** The most that the network may take, with the price of activating the recipient's account. */
  readonly fee: bigint;
  /** Text for the recipient; null without one. */
  readonly memo: string | null;
}

/** Part of a payment that a plan can change. */
export type ApprovedPart = 'network' | 'recipient' | 'asset' | 'amount' | 'fee' | 'memo';

/**
 * Returns the first part in which a plan differs from the approved payment; null where it makes it.
 * @example
 * const { network, chain, fee } = plan;
 * const to = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';
 * const paid = { to, contract: null, least: 20_000n, most: 20_000n, memo: null };
 * const part = findUnapproved(plan, { network, chain, fee, ...paid });
 * if (part !== null) throw new Error(`The ${part} is not the one that was reviewed.`);
 */
export function findUnapproved(plan: TransferPlan, approved: Approved): ApprovedPart | null {
  const { network, chain, contract, least, most, fee, memo } = approved;
  if (plan.network !== network || plan.chain !== chain) return 'network';
  const paid = paymentOf(plan);
  if (paid === undefined || !isPaidTo(paid.to, approved)) return 'recipient';
  if (paid.contract !== contract) return 'asset';
  if (paid.sent < least || paid.sent > most) return 'amount';
  if (paid.memo !== memo) return 'memo';
  return paid.fee > fee ? 'fee' : null;
}

/**
 * Compares an address with the approved recipient; null is an unknown recipient.
 * @example
 * const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
 * const isSame = isPaidTo(to.toLowerCase(), { network: 'ETH', chain: 'main', to });
 */
export function isPaidTo(
  address: string | null,
  { network, chain, to }: Pick<Approved, 'network' | 'chain' | 'to'>,
): boolean {
  if (address === null) return false;
  const check = validateAddress(network, address, chain);
  return check.valid && check.normalized === to;
}

interface Payment {
  readonly to: string;
  readonly sent: bigint;
  readonly contract: string | null;
  readonly fee: bigint;
  readonly memo: string | null;
}

/** Returns the only payment of a plan; undefined for none or several. */
function paymentOf(plan: TransferPlan): Payment | undefined {
  const { fee } = plan;
  switch (plan.family) {
    case 'utxo': {
      const [only, ...more] = plan.outputs.filter((output) => !output.isChange);
      if (only === undefined || more.length > 0) return undefined;
      return { to: only.address, sent: only.value, contract: null, fee, memo: null };
    }
    case 'evm':
      return { to: plan.to, sent: plan.value, contract: plan.token, fee, memo: null };
    case 'tron': {
      const { to, value, token, networkFee } = plan;
      const sent = token === null ? value : token.value;
      return { to, sent, contract: token?.contract ?? null, fee: fee + networkFee, memo: null };
    }
    case 'solana': {
      const { to, value: sent, token, networkFee, memo } = plan;
      return { to, sent, contract: token?.mint ?? null, fee: fee + networkFee, memo };
    }
    case 'ton': {
      const { to, value: sent, token, memo } = plan;
      return { to, sent, contract: token?.wallet ?? null, fee, memo };
    }
    default:
      return plan satisfies never;
  }
}
