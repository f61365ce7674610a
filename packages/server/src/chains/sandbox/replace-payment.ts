import { acceptTransaction } from './accept-transaction.ts';
import type { LedgerDraft } from './ledger-store.ts';
import type { PaymentResult } from './pay-from-treasury.ts';
import type { ReplacementResult, SandboxRules, Treasury, TreasuryReplacement } from './rules.ts';

export interface ReplacementOrder extends TreasuryReplacement {
  /** Hash of the payment in the mempool. */
  readonly hash: string;
}

export type ReplacedPayment =
  | PaymentResult
  | Exclude<ReplacementResult, { readonly outcome: 'signed' }>
  | { readonly outcome: 'unknown' | 'mined' | 'unsupported' };

/** Puts another payment of the treasury in the place of one that waits, if nodes would take it. */
export async function replacePayment(
  draft: LedgerDraft,
  { rules, treasury }: { readonly rules: SandboxRules; readonly treasury: Treasury },
  { order, at }: { readonly order: ReplacementOrder; readonly at: Date },
): Promise<ReplacedPayment> {
  const known = await draft.find(order.hash);
  if (known === null) return { outcome: 'unknown' };
  if (known.height !== null) return { outcome: 'mined' };
  if (treasury.replace === null) return { outcome: 'unsupported' };
  const result = treasury.replace({ raw: known.raw, before: known.undo }, order);
  if (result.outcome !== 'signed') return result;
  const { hash, raw } = result;
  const broadcast = await acceptTransaction(draft, rules, { raw, at });
  switch (broadcast.outcome) {
    case 'accepted':
      return { outcome: 'sent', hash };
    case 'already-known':
      return { outcome: 'refused', reason: 'txn-already-in-mempool' };
    case 'rejected':
      return { outcome: 'refused', reason: broadcast.reason };
    default:
      return broadcast satisfies never;
  }
}
