import type { AccountUse, DecodedSolanaTransfer } from '@billfold/keyring';
import { type Accounts, accountAt, type Outcome } from './accounts.ts';
import type { Instruction, InstructionOf, Step, StepResult } from './instruction-step.ts';
import type { SolanaRuleBook } from './rule-book.ts';
import { createTokenAccount, transferToken } from './run-token.ts';

/**
 * Runs the instructions of a transaction on `charged`, from which the fee is deducted. One failed
 * instruction reverts all of them.
 */
export function runInstructions(
  book: SolanaRuleBook,
  { accounts: uses, instructions }: DecodedSolanaTransfer,
  charged: Accounts,
): Outcome {
  const use = new Map(uses.map((each) => [each.address, each]));
  let accounts = charged;
  for (const [place, instruction] of instructions.entries()) {
    if (instruction.kind === 'unknown' && !isBuiltIn(instruction.program))
      return { outcome: 'failed', fault: { kind: 'program_not_found' } };
    const step = { book, accounts, ...rightsOf(use) };
    const result = isBeyondLimit(instructions, place) ? 'units_exceeded' : run(instruction, step);
    if (typeof result === 'string')
      return {
        outcome: 'failed',
        fault: { kind: 'instruction_failed', instruction: place, fault: result },
      };
    accounts = new Map([...accounts, ...result]);
  }
  return { outcome: 'done', accounts };
}

function run(instruction: Instruction, step: Step): StepResult {
  switch (instruction.kind) {
    case 'transfer':
      return move(instruction, step);
    case 'create-token-account':
      return createTokenAccount(instruction, step);
    case 'token-transfer':
      return transferToken(instruction, step);
    case 'unit-limit':
    case 'unit-price':
    case 'memo':
      return new Map();
    case 'unknown':
      return 'instruction_invalid';
    default:
      return instruction satisfies never;
  }
}

function move({ from, to, lamports }: InstructionOf<'transfer'>, step: Step): StepResult {
  const payer = accountAt(step.accounts, from);
  const payee = accountAt(step.accounts, to);
  if (!step.isSigner(from)) return 'signature_missing';
  if (payer.lamports < lamports) return 'funds_missing';
  if (!step.isWritable(from) || !step.isWritable(to)) return 'account_read_only';
  if (from === to) return new Map();
  return new Map([
    [from, { ...payer, lamports: payer.lamports - lamports }],
    [to, { ...payee, lamports: payee.lamports + lamports }],
  ]);
}

function rightsOf(uses: ReadonlyMap<string, AccountUse>): Pick<Step, 'isSigner' | 'isWritable'> {
  return {
    isSigner: (address) => uses.get(address)?.isSigner === true,
    // What is built into the runtime cannot be written to, whatever a transaction says.
    isWritable: (address) => uses.get(address)?.isWritable === true && !isBuiltIn(address),
  };
}

/** Its name is filled up with `1`. */
function isBuiltIn(address: string): boolean {
  return address.includes('1'.repeat(12));
}

/**
 * Returns whether the instructions up to `place` exceed the compute limit. Only built-in programs
 * are counted.
 */
function isBeyondLimit(instructions: readonly Instruction[], place: number): boolean {
  const limit = instructions.find((each) => each.kind === 'unit-limit');
  const counted = instructions.slice(0, place + 1).filter(({ kind }) => builtIn.includes(kind));
  return limit !== undefined && counted.length * unitsOfBuiltIn > limit.units;
}

const builtIn: readonly Instruction['kind'][] = ['transfer', 'unit-limit', 'unit-price', 'unknown'];
/** @see solana-system-program, `DEFAULT_COMPUTE_UNITS`; solana-compute-budget-program */
const unitsOfBuiltIn = 150;
