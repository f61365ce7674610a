import type { TransferPlan } from '@billfold/keyring';

/** Payment that the stored intent approves: the signer signs nothing else. */
export interface Approved {
  readonly to: string;
  /** Amount that `to` receives, in base units of the asset that is sent. */
  readonly sent: bigint;
  /** The most that the network may take, in the native asset, but for opening an account. */
  readonly fee: bigint;
  /** Contract of the token that is sent; null for the native asset. */
  readonly contract: string | null;
}

/** Returns whether a plan makes the approved payment, at the approved fee or less. */
export function isApproved(plan: TransferPlan, { to, sent, fee, contract }: Approved): boolean {
  const paid = paymentOf(plan, contract);
  return (
    paid !== undefined &&
    paid.to === to &&
    paid.sent === sent &&
    paid.contract === contract &&
    plan.fee <= fee
  );
}

interface Payment {
  readonly to: string;
  readonly sent: bigint;
  readonly contract: string | null;
}

/** Returns the only payment of a plan; undefined for none or several. */
function paymentOf(plan: TransferPlan, contract: string | null): Payment | undefined {
  switch (plan.family) {
    case 'utxo': {
      const [only, ...more] = plan.outputs.filter((output) => !output.isChange);
      if (only === undefined || more.length > 0) return undefined;
      return { to: only.address, sent: only.value, contract: null };
    }
    case 'evm':
      return { to: plan.to, sent: plan.value, contract: plan.token };
    case 'tron':
      return plan.token === null
        ? { to: plan.to, sent: plan.value, contract: null }
        : { to: plan.to, sent: plan.token.value, contract: plan.token.contract };
    case 'solana':
      return { to: plan.to, sent: plan.value, contract: plan.token?.mint ?? null };
    case 'ton':
      // Its plan names the jetton wallet that the network gave, not the contract behind it.
      return { to: plan.to, sent: plan.value, contract: plan.token === null ? null : contract };
    default:
      return plan satisfies never;
  }
}
