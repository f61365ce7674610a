import { findTokenByContract, type TokenDefinition } from '@billfold/core';
import type { DecodedSolanaTransfer } from '@billfold/keyring';
import type { Changes } from '../../../chains/sandbox/rules.ts';
import { accountKey, readAccount } from './account-entry.ts';
import type { SolanaRuleBook } from './rule-book.ts';

/** Transfer of a known token between the owners of two token accounts. */
export interface TokenMove {
  /** Place of the instruction. */
  readonly place: number;
  readonly token: TokenDefinition;
  readonly from: string;
  readonly to: string;
  readonly units: bigint;
}

/**
 * Returns the token transfers of an accepted transaction. The owner of a token account is that
 * before the transaction, or the one that it is created for.
 */
export function tokenMoves(
  { keyring }: SolanaRuleBook,
  { instructions }: DecodedSolanaTransfer,
  before: Changes,
): readonly TokenMove[] {
  const made = new Map(
    instructions.flatMap((each) =>
      each.kind === 'create-token-account' ? [[each.account, each.owner] as const] : [],
    ),
  );
  const ownerOf = (account: string) =>
    made.get(account) ?? readAccount(before.get(accountKey(account))).token?.owner;
  return instructions.flatMap((each, place) => {
    if (each.kind !== 'token-transfer' || each.units === 0n) return [];
    const token = findTokenByContract(keyring.network, each.mint);
    // What stays within one account changes nothing there.
    const to = each.source === each.destination ? each.owner : ownerOf(each.destination);
    return token === undefined || to === undefined
      ? []
      : [{ place, token, from: each.owner, to, units: each.units }];
  });
}

/** Lamports that an accepted transaction put into the accounts that it made. */
export function paidRent(
  { minimum }: SolanaRuleBook,
  { instructions }: DecodedSolanaTransfer,
  before: Changes,
): bigint {
  const made = new Set(
    instructions.flatMap((each) => (each.kind === 'create-token-account' ? each.account : [])),
  );
  const paid = [...made].map((account) => {
    const entry = before.get(accountKey(account));
    // What is there already is not changed, or is one for a token.
    if (entry === undefined) return 0n;
    const { lamports, token } = readAccount(entry);
    return token !== null || lamports > minimum.token ? 0n : minimum.token - lamports;
  });
  return paid.reduce((sum, rent) => sum + rent, 0n);
}
