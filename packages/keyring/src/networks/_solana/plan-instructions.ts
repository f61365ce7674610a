import type { SolanaInstruction } from './instruction.ts';
import { tokenAccountOf } from './token-account.ts';
import type { SolanaTransferPlan } from './transfer-plan.ts';

/**
 * Lists the instructions of a plan in order: a memo comes right before the payment it belongs to
 * (Solana Pay).
 */
export function planInstructions(plan: SolanaTransferPlan): readonly SolanaInstruction[] {
  const { priority, memo } = plan;
  const setUp: readonly SolanaInstruction[] =
    priority === null
      ? []
      : [
          { kind: 'unit-limit', units: priority.unitLimit },
          { kind: 'unit-price', microLamports: priority.unitPrice },
        ];
  const note: readonly SolanaInstruction[] = memo === null ? [] : [{ kind: 'memo', text: memo }];
  const payment = paymentOf(plan);
  return [...setUp, ...payment.slice(0, -1), ...note, ...payment.slice(-1)];
}

function paymentOf(plan: SolanaTransferPlan): readonly SolanaInstruction[] {
  const { from, to, value, token, references } = plan;
  const named = references === undefined ? {} : { references };
  if (token === null) return [{ kind: 'transfer', from, to, lamports: value, ...named }];
  const { mint, decimals } = token;
  const source = tokenAccountOf(from, mint);
  const account = tokenAccountOf(to, mint);
  return [
    { kind: 'create-token-account', payer: from, account, owner: to, mint },
    {
      kind: 'token-transfer',
      source,
      destination: account,
      owner: from,
      mint,
      units: value,
      decimals,
      ...named,
    },
  ];
}
