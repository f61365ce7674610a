import { acceptTransaction } from './accept-transaction.ts';
import type { LedgerDraft } from './ledger-store.ts';
import type { SandboxRules, Treasury, TreasuryPayment, TreasuryResult } from './rules.ts';

export type PaymentResult =
  | { readonly outcome: 'sent'; readonly hash: string }
  | Exclude<TreasuryResult, { readonly outcome: 'signed' }>;

export interface PaymentOrder {
  readonly payment: TreasuryPayment;
  readonly at: Date;
}

/**
 * Pays by a real transaction into the mempool.
 * @throws {RangeError} for a mark that payments of the network do not have
 */
export async function payFromTreasury(
  draft: LedgerDraft,
  { rules, treasury }: { readonly rules: SandboxRules; readonly treasury: Treasury },
  { payment, at }: PaymentOrder,
): Promise<PaymentResult> {
  requireMarks(treasury, payment);
  const result = await treasury.pay(await draft.entriesOf(treasury.addresses), payment, {
    view: draft,
    at,
  });
  if (result.outcome !== 'signed') return result;
  const { hash, raw } = result;
  const broadcast = await acceptTransaction(draft, rules, { raw, at });
  // The treasury spends what stands in the ledger: a refusal is a fault of this program.
  if (broadcast.outcome === 'rejected') throw new Error(`Faucet payment: ${broadcast.reason}`);
  return { outcome: 'sent', hash };
}

function requireMarks({ marks }: Treasury, payment: TreasuryPayment): void {
  for (const mark of ['memo', 'references'] as const)
    if (payment[mark] !== undefined && !marks.includes(mark))
      throw new RangeError(`Payments of this network have no ${mark}.`);
}
