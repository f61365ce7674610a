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

interface Source {
  readonly rules: SandboxRules;
  readonly treasury: Treasury;
}

/**
 * Pays by a real transaction into the mempool; where a contract is to pay, by two.
 * @throws {RangeError} for a mark that payments of the network do not have
 */
export async function payFromTreasury(
  draft: LedgerDraft,
  source: Source,
  order: PaymentOrder,
): Promise<PaymentResult> {
  const { payment, at } = order;
  const { contract } = source.treasury;
  requireMarks(source.treasury, payment);
  if (payment.byContract === true && contract !== null) {
    const filling = { address: contract, amount: payment.amount };
    const filled = await payDirectly(draft, source, { payment: filling, at });
    if (filled.outcome !== 'sent') return filled;
  }
  return payDirectly(draft, source, order);
}

async function payDirectly(
  draft: LedgerDraft,
  { rules, treasury }: Source,
  { payment, at }: PaymentOrder,
): Promise<PaymentResult> {
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
  if (payment.byContract === true && payment.token !== undefined)
    throw new RangeError('A contract pays the native asset alone.');
  for (const mark of ['memo', 'references', 'byContract'] as const)
    if (payment[mark] !== undefined && !marks.includes(mark))
      throw new RangeError(`Payments of this network have no ${mark}.`);
}
