import { findTokenByContract, type Network, toBaseUnits } from '@billfold/core';
import type { Transfer } from '../../../chains/chain.ts';
import type { AccountChanges } from './account-changes.ts';

export interface Accounting {
  readonly network: Network;
  readonly payer: string;
  /** In lamports. */
  readonly fee: bigint;
  readonly changes: AccountChanges;
  /** Transfers in the instructions. */
  readonly named: readonly Transfer[];
}
export interface Remainders {
  /** Lamports that the payer put into accounts for tokens that were not there. */
  readonly rent: bigint;
  /** Transfers with an unknown sender or recipient. */
  readonly transfers: readonly Transfer[];
}

/**
 * Returns the balance changes that `named` and the fee do not explain, so that the records agree
 * with the chain.
 */
export function remaindersOf(accounting: Accounting): Remainders {
  const { payer, changes, named } = accounting;
  const left = leftOver(accounting);
  const paid = -(left.get(keyOf(payer, null))?.amount ?? 0n);
  const rent = paid > 0n ? least(paid, newRent(changes)) : 0n;
  add(left, { holder: payer, tokenId: null, amount: rent });
  const first = Math.max(-1, ...named.map(({ position }) => position)) + 1;
  const transfers = [...left.values()]
    .filter(({ amount }) => amount !== 0n)
    .map(({ holder, tokenId, amount }, at): Transfer => {
      const place = { position: first + at, memo: null };
      return amount > 0n
        ? { ...place, from: null, to: holder, tokenId, value: toBaseUnits(amount) }
        : { ...place, from: holder, to: null, tokenId, value: toBaseUnits(-amount) };
    });
  return { rent, transfers };
}

interface Amount {
  readonly holder: string;
  readonly tokenId: string | null;
  readonly amount: bigint;
}
type Amounts = Map<string, Amount>;

function leftOver({ network, payer, fee, changes, named }: Accounting): Amounts {
  const left: Amounts = new Map();
  add(left, { holder: payer, tokenId: null, amount: fee });
  for (const [holder, amount] of changes.lamports)
    if (!changes.isForToken(holder)) add(left, { holder, tokenId: null, amount });
  for (const { mint, owner, units } of changes.tokens.values()) {
    const token = findTokenByContract(network, mint);
    if (token !== undefined && owner !== null)
      add(left, { holder: owner, tokenId: token.id, amount: units });
  }
  for (const { from, to, tokenId, value } of named) {
    if (from !== null) add(left, { holder: from, tokenId, amount: value });
    if (to !== null) add(left, { holder: to, tokenId, amount: -value });
  }
  return left;
}

function add(amounts: Amounts, { holder, tokenId, amount }: Amount): void {
  const key = keyOf(holder, tokenId);
  amounts.set(key, { holder, tokenId, amount: (amounts.get(key)?.amount ?? 0n) + amount });
}

function newRent({ tokens }: AccountChanges): bigint {
  const made = [...tokens.values()].filter(({ isNew, mint }) => isNew && mint !== wrappedSol);
  return made.reduce((sum, { lamports }) => sum + (lamports > 0n ? lamports : 0n), 0n);
}

/**
 * Mint of wrapped SOL, whose token accounts hold their balance in lamports.
 * @see spl-token, `native_mint`
 */
const wrappedSol = 'So11111111111111111111111111111111111111112';

const keyOf = (holder: string, tokenId: string | null) => `${holder}:${tokenId}`;

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
