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
  /** Returns the owner of a token account, also of one that a failed transaction was to create. */
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
  const made = instructions.flatMap((each) => readMadeAccount(each) ?? []);
  const owners = new Map(made.map(({ account, owner }) => [account, owner]));
  return {
    lamports,
    tokens,
    ownerOf: (account) => tokens.get(account)?.owner ?? owners.get(account) ?? null,
    isForToken: (account) => tokens.has(account) || owners.has(account),
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
