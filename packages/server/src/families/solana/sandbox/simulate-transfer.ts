import { toBaseUnits } from '@billfold/core';
import type { SimulatedTransfer, TokenTransfer } from '../../../chains/chain.ts';
import type { LedgerView } from '../../../chains/sandbox/rules.ts';
import { accountKey, readAccount } from './account-entry.ts';
import type { SolanaRuleBook } from './rule-book.ts';

/** Adds the rent of a token account where the recipient has none: the sender pays for it. */
export async function simulateTransfer(
  { keyring, minimum }: SolanaRuleBook,
  view: LedgerView,
  { token, to }: TokenTransfer,
): Promise<SimulatedTransfer> {
  const key = to === null ? null : accountKey(keyring.tokenAccountOf(to, token.contract));
  const entry = key === null ? null : (await view.read([key])).get(key);
  const { token: held, lamports } = readAccount(entry);
  if (held !== null) return { work: usualUnits };
  const rent = lamports > minimum.token ? 0n : minimum.token - lamports;
  return { work: usualUnits, networkFee: toBaseUnits(rent) };
}

/** Compute units of making an account for a token, a memo, and handing the token over. */
const usualUnits = 100_000n;
