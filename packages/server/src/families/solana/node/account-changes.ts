import { groupBy } from '../../../platform/group-by.ts';
import type { NodeTokenBalance, NodeTransaction } from './node-answers.ts';
import { readMadeAccount } from './parsed-moves.ts';

/** An account for a token that a transaction touched. */
export interface TokenAccountChange {
  readonly mint: string;
  /** Null where the node does not say. */
  readonly owner: string | null;
  readonly units: bigint;
  readonly lamports: bigint;
  /** It was none before. */
  readonly isNew: boolean;
}

/** Changes of a transaction, by account address. */
export interface AccountChanges {
  readonly lamports: ReadonlyMap<string, bigint>;
  readonly tokens: ReadonlyMap<string, TokenAccountChange>;
  /**
   * Returns the owner of a token account during the whole transaction, also of one that a failed transaction was to create;
   * null where it changed hands or was made anew. What it only holds in between is nobody's payment: its change counts.
   */
  ownerOf(account: string): string | null;
  /** Returns whether an account is for a token, also one that is gone after the transaction that made it. */
  isForToken(account: string): boolean;
}

export function readChanges({ meta, transaction }: NodeTransaction): AccountChanges {
  const keys = transaction.message.accountKeys.map(({ pubkey }) => pubkey);
  const lamports = new Map(
    keys.map((key, at) => [key, (meta.postBalances[at] ?? 0n) - (meta.preBalances[at] ?? 0n)]),
  );
  const before = byAccount(keys, meta.preTokenBalances ?? []);
  const after = byAccount(keys, meta.postTokenBalances ?? []);
  const tokens = new Map(
    [...new Map([...before, ...after])].map(([account, { mint, owner }]) => [
      account,
      {
        mint,
        owner: owner ?? null,
        units: unitsOf(after.get(account)) - unitsOf(before.get(account)),
        lamports: lamports.get(account) ?? 0n,
        isNew: !before.has(account),
      },
    ]),
  );
  const called = (meta.innerInstructions ?? []).flatMap(({ instructions }) => instructions);
  const instructions = [...transaction.message.instructions, ...called];
  const made = groupBy(
    instructions.flatMap((each) => {
      const account = readMadeAccount(each);
      // A program that makes accounts has the token program open them.
      return account === null ? [] : [{ ...account, isOpening: each.program === 'spl-token' }];
    }),
    ({ account }) => account,
  );
  return {
    lamports,
    tokens,
    ownerOf: (account) => {
      const makers = made.get(account) ?? [];
      const known = [before, after].flatMap((balances) => balances.get(account)?.owner ?? []);
      const owners = new Set([...known, ...makers.map((each) => each.owner)]);
      const [owner = null] = owners;
      const times =
        makers.filter(({ isOpening }) => isOpening).length + (before.has(account) ? 1 : 0);
      // Opened twice, it may have been another's in between; never opened, nobody knows.
      return owners.size === 1 && times <= 1 && (times === 1 || makers.length > 0) ? owner : null;
    },
    isForToken: (account) => tokens.has(account) || made.has(account),
  };
}

function byAccount(
  keys: readonly string[],
  balances: readonly NodeTokenBalance[],
): ReadonlyMap<string, NodeTokenBalance> {
  return new Map(balances.map((balance) => [keys[balance.accountIndex] ?? '', balance]));
}

function unitsOf(balance: NodeTokenBalance | undefined): bigint {
  return balance?.uiTokenAmount.amount ?? 0n;
}
