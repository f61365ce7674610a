import * as z from 'zod/mini';
import { exactAmount } from '../../../chains/exact-integer.ts';
import { toMemo } from '../../../chains/to-memo.ts';
import type { NodeInstruction } from './node-answers.ts';

/** Transfer of an instruction between two accounts. */
export interface ParsedMove {
  readonly kind: 'lamports' | 'units';
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
}

/** An account for a token and whose it is, as the instruction that makes it says. */
export interface MadeAccount {
  readonly account: string;
  readonly owner: string;
}

/** Null for an instruction that moves nothing. */
export function readMove({ program, parsed }: NodeInstruction): ParsedMove | null {
  if (program === 'system') {
    const read = lamportMove.safeParse(parsed);
    if (!read.success) return null;
    const { source, nonceAccount, destination, newAccount, lamports } = read.data.info;
    const [from, to] = [source ?? nonceAccount, destination ?? newAccount];
    if (from === undefined || to === undefined) return null;
    return { kind: 'lamports', from, to, amount: lamports };
  }
  if (program !== 'spl-token') return null;
  const read = unitMove.safeParse(parsed);
  if (!read.success) return null;
  const { source, destination, amount, tokenAmount } = read.data.info;
  const units = amount ?? tokenAmount?.amount;
  return units === undefined
    ? null
    : { kind: 'units', from: source, to: destination, amount: units };
}

/** Null for an instruction that is no memo. @see Agave, transaction-status, parse_instruction.rs */
export function readMemo({ program, parsed }: NodeInstruction): string | null {
  return program === 'spl-memo' && typeof parsed === 'string' ? toMemo(parsed) : null;
}

/** Null for an instruction that makes no account for a token. */
export function readMadeAccount({ program, parsed }: NodeInstruction): MadeAccount | null {
  if (program === 'spl-token') {
    const read = accountOpener.safeParse(parsed);
    return read.success ? read.data.info : null;
  }
  if (program !== 'spl-associated-token-account') return null;
  const read = accountMaker.safeParse(parsed);
  return read.success ? { account: read.data.info.account, owner: read.data.info.wallet } : null;
}

/** @see Agave, transaction-status, parse_system.rs */
const lamportMove = z.object({
  type: z.enum([
    'transfer',
    'transferWithSeed',
    'createAccount',
    'createAccountWithSeed',
    'withdrawFromNonce',
  ]),
  info: z.object({
    source: z.optional(z.string()),
    nonceAccount: z.optional(z.string()),
    destination: z.optional(z.string()),
    newAccount: z.optional(z.string()),
    lamports: exactAmount(),
  }),
});

/** @see Agave, transaction-status, parse_token.rs */
const unitMove = z.object({
  type: z.enum(['transfer', 'transferChecked']),
  info: z.object({
    source: z.string(),
    destination: z.string(),
    amount: z.optional(exactAmount()),
    tokenAmount: z.optional(z.object({ amount: exactAmount() })),
  }),
});

/** @see Agave, transaction-status, parse_associated_token.rs */
const accountMaker = z.object({
  type: z.enum(['create', 'createIdempotent']),
  info: z.object({ account: z.string(), wallet: z.string() }),
});

/** @see Agave, transaction-status, parse_token.rs */
const accountOpener = z.object({
  type: z.enum(['initializeAccount', 'initializeAccount2', 'initializeAccount3']),
  info: z.object({ account: z.string(), owner: z.string() }),
});
