import type { SolanaInstruction, UnknownInstruction } from '@billfold/keyring';
import type { Accounts } from './accounts.ts';
import type { InstructionFault } from './rejection-reasons.ts';
import type { SolanaRuleBook } from './rule-book.ts';

export type Instruction = SolanaInstruction | UnknownInstruction;
export type InstructionOf<Kind extends Instruction['kind']> = Extract<
  Instruction,
  { readonly kind: Kind }
>;

/** Accounts as the instructions before have left them. */
export interface Step {
  readonly book: SolanaRuleBook;
  readonly accounts: Accounts;
  isSigner(address: string): boolean;
  isWritable(address: string): boolean;
}

/** Accounts that an instruction changes, or why it does nothing. */
export type StepResult = Accounts | InstructionFault;
