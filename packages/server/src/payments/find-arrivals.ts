import type { Network } from '@billfold/core';
import type { ChainTransaction } from '../chains/chain.ts';
import { groupBy } from '../platform/group-by.ts';
import type { Party } from './load-parties.ts';

/** A transfer to an address of a business, from somebody else. */
export interface Arrival {
  readonly businessId: number;
  readonly accountId: string;
  readonly address: string;
  readonly assetId: string;
  readonly hash: string;
  readonly position: number;
  readonly fromAddress: string | null;
  readonly memo: string | null;
  readonly references: readonly string[];
  readonly units: bigint;
  readonly hasFailed: boolean;
  /** Native coins from the owner of the settlement wallet: gas for the tokens there, unless asked for. */
  readonly isFromOwner: boolean;
}

/**
 * Finds the transfers of `transactions` that arrive at receiving addresses of businesses. What a business
 * moves between its own accounts is none.
 */
export function findArrivals(
  network: Network,
  transactions: readonly ChainTransaction[],
  parties: readonly Party[],
): readonly Arrival[] {
  const partiesAt = groupBy(parties, ({ address }) => address);
  return transactions.flatMap(({ hash, sender, transfers, references }) =>
    transfers.flatMap(({ to, from, tokenId, position, value, memo }) => {
      if (to === null || value === 0n) return [];
      const senders = partiesAt.get(from ?? sender?.address ?? '') ?? [];
      const assetId = tokenId ?? network;
      return (partiesAt.get(to) ?? []).flatMap((party) => {
        const { businessId, accountId, branch, settlementWalletId } = party;
        if (businessId === null || branch === 'change') return [];
        if (senders.some((each) => each.businessId === businessId)) return [];
        const isFromOwner =
          tokenId === null && senders.some(({ walletId }) => walletId === settlementWalletId);
        const place = { businessId, accountId, address: to, assetId, hash, position };
        const hasFailed = sender?.hasFailed ?? false;
        return [
          { ...place, fromAddress: from, memo, references, units: value, hasFailed, isFromOwner },
        ];
      });
    }),
  );
}

/** Returns all addresses that `transactions` name. */
export function addressesOf(transactions: readonly ChainTransaction[]): readonly string[] {
  const texts = transactions.flatMap(({ sender, transfers }) => [
    sender?.address ?? [],
    transfers.flatMap(({ from, to }) => [from ?? [], to ?? []].flat()),
  ]);
  return [...new Set(texts.flat())];
}
