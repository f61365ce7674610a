import type { DecodedSolanaTransfer } from './decode.ts';
import type { SolanaInstruction, UnknownInstruction } from './instruction.ts';
import { tokenAccountOf } from './token-account.ts';
import type { SolanaTransferPlan } from './transfer-plan.ts';

/** Reports if a decoded transaction does exactly what `plan` says. */
export function isAsPlanned(transfer: DecodedSolanaTransfer, plan: SolanaTransferPlan): boolean {
  const { payer, blockhash, fee, instructions } = transfer;
  const duties = instructions.map((instruction) => dutyOf(instruction, plan));
  const isComplete = wantedDuties(plan).every(
    (wanted, place) => duties[place] === wanted && duties.length === wantedDuties(plan).length,
  );
  return payer === plan.from && blockhash === plan.blockhash && fee === plan.fee && isComplete;
}

type Duty = 'budget' | 'memo' | 'open' | 'pay' | 'wrong';

function wantedDuties({ priority, memo, token }: SolanaTransferPlan): readonly Duty[] {
  return [
    ...(priority === null ? [] : (['budget', 'budget'] as const)),
    ...(token === null ? [] : (['open'] as const)),
    ...(memo === null ? [] : (['memo'] as const)),
    'pay',
  ];
}

/** Returns the part of `plan` that an instruction carries out exactly. */
function dutyOf(
  instruction: SolanaInstruction | UnknownInstruction,
  { from, to, value, token, memo, priority, references }: SolanaTransferPlan,
): Duty {
  switch (instruction.kind) {
    case 'unit-limit':
      return instruction.units === priority?.unitLimit ? 'budget' : 'wrong';
    case 'unit-price':
      return instruction.microLamports === priority?.unitPrice ? 'budget' : 'wrong';
    case 'memo':
      return instruction.text === memo ? 'memo' : 'wrong';
    case 'transfer': {
      const isPath = instruction.from === from && instruction.to === to;
      const isPayment = token === null && isPath && instruction.lamports === value;
      return isPayment && areSame(instruction.references, references) ? 'pay' : 'wrong';
    }
    case 'create-token-account': {
      const { payer, account, owner, mint } = instruction;
      const isTheirs = owner === to && mint === token?.mint && account === tokenAccountOf(to, mint);
      return payer === from && isTheirs ? 'open' : 'wrong';
    }
    case 'token-transfer': {
      const { source, destination, owner, mint, units, decimals } = instruction;
      const isToken = mint === token?.mint && decimals === token.decimals && units === value;
      const isPath =
        source === tokenAccountOf(from, mint) && destination === tokenAccountOf(to, mint);
      const isPayment = isToken && isPath && owner === from;
      return isPayment && areSame(instruction.references, references) ? 'pay' : 'wrong';
    }
    case 'unknown':
      return 'wrong';
    default:
      return instruction satisfies never;
  }
}

function areSame(named: readonly string[] = [], planned: readonly string[] = []): boolean {
  return named.length === planned.length && named.every((each, at) => each === planned[at]);
}
