import { mapNetworks, type Network, networkCodes } from '../networks/registry.ts';
import type { OpenedAccount } from './sandbox-accounts.ts';
import type { SandboxMarket } from './sandbox-market.ts';
import type { SandboxTransaction } from './sandbox-transaction.ts';
import { movedOn, type TransactionFacts, transactionOf } from './sandbox-transactions.ts';

/** The transactions of the fake wallet, and how many blocks each network has. */
export interface SandboxHistory {
  /** Oldest first. */
  all(): readonly SandboxTransaction[];
  of(accountId: string): readonly SandboxTransaction[];
  /** Waits for its first block; the same key again changes nothing, and computes nothing. */
  record(account: OpenedAccount, key: string, facts: () => TransactionFacts): SandboxTransaction;
  /** Height of the newest block. */
  head(network: Network): number;
  /** So many blocks more, or fewer: on every network unless one is named. */
  move(blocks: number, network?: Network): void;
}

export function createSandboxHistory(market: SandboxMarket, now: () => Date): SandboxHistory {
  const heads = mapNetworks(() => 100);
  const byKey = new Map<string, SandboxTransaction>();
  const all = (): readonly SandboxTransaction[] => [...byKey.values()];
  return {
    all,
    of: (accountId) => all().filter((each) => each.accountId === accountId),
    record: (account, key, facts) => {
      const known = byKey.get(key);
      if (known !== undefined) return known;
      const made = transactionOf(account, facts(), { count: byKey.size, market, at: now() });
      byKey.set(key, made);
      return made;
    },
    head: (network) => heads[network],
    move: (blocks, only) => {
      for (const network of networkCodes)
        if (only === undefined || network === only) heads[network] += blocks;
      for (const [key, each] of byKey) {
        const { blockchainNetwork: network } = each;
        if (only === undefined || network === only)
          byKey.set(key, movedOn(each, { blocks, head: heads[network] }));
      }
    },
  };
}
