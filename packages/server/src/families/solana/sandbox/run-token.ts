import { accountAt } from './accounts.ts';
import type { InstructionOf, Step, StepResult } from './instruction-step.ts';

/**
 * Makes the account of an owner for a token unless it is there: the payer puts into it what its rent
 * still lacks.
 * @see spl-associated-token-account, `CreateIdempotent`
 */
export function createTokenAccount(
  { payer, account, owner, mint }: InstructionOf<'create-token-account'>,
  step: Step,
): StepResult {
  const { book } = step;
  if (account !== book.keyring.tokenAccountOf(owner, mint)) return 'seeds_invalid';
  const there = accountAt(step.accounts, account);
  if (there.token !== null) return new Map();
  if (!book.decimals.has(mint)) return 'account_invalid';
  if (!step.isSigner(payer)) return 'signature_missing';
  if (!step.isWritable(payer) || !step.isWritable(account)) return 'account_read_only';
  const wanted = book.minimum.token - there.lamports;
  const rent = wanted > 0n ? wanted : 0n;
  const paying = accountAt(step.accounts, payer);
  if (paying.lamports < rent) return 'funds_missing';
  return new Map([
    [payer, { ...paying, lamports: paying.lamports - rent }],
    [account, { lamports: there.lamports + rent, token: { owner, mint, units: 0n } }],
  ]);
}

/** @see spl-token, `TransferChecked` */
export function transferToken(
  { source, destination, owner, mint, units, decimals }: InstructionOf<'token-transfer'>,
  step: Step,
): StepResult {
  const from = accountAt(step.accounts, source);
  const to = accountAt(step.accounts, destination);
  if (from.token === null || to.token === null) return 'account_invalid';
  if (from.token.mint !== mint || to.token.mint !== mint) return 'mint_mismatch';
  if (step.book.decimals.get(mint) !== decimals) return 'decimals_mismatch';
  if (from.token.owner !== owner) return 'owner_mismatch';
  if (!step.isSigner(owner)) return 'signature_missing';
  if (from.token.units < units) return 'funds_missing';
  if (!step.isWritable(source) || !step.isWritable(destination)) return 'account_read_only';
  if (source === destination) return new Map();
  return new Map([
    [source, { ...from, token: { ...from.token, units: from.token.units - units } }],
    [destination, { ...to, token: { ...to.token, units: to.token.units + units } }],
  ]);
}
