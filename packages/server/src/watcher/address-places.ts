import { setImmediate } from 'node:timers/promises';
import { getNetwork } from '@billfold/core';
import type { AccountKey } from '../accounts/load-public-key.ts';
import { type Branch, branches, openDeriver } from '../accounts/watch-ahead.ts';
import type { Block } from '../chains/chain.ts';
import type { ServiceContext } from '../context.ts';

/** Derivation path of an address below its account. */
interface Place {
  readonly accountId: string;
  readonly branch: Branch;
  readonly addressIndex: number;
}

/** Places by address: several users may have the same phrase. */
export type AddressPlaces = ReadonlyMap<string, readonly Place[]>;

/** Account to derive addresses of, which has the one at `addressIndex` where its network gives it one alone. */
export interface PlacedAccount extends AccountKey {
  readonly addressIndex?: number;
}

export interface PlaceSettings {
  readonly context: Pick<ServiceContext, 'db' | 'chains'>;
  /** Number of addresses per branch, of an account with many addresses. */
  readonly addressCount: number;
  /** Errors by the id of an account whose addresses cannot be derived, to which this adds. */
  readonly failures: Map<string, unknown>;
}

/**
 * Derives all that accounts may have used. Those that are empty leave no trace and a gap says nothing: a fixed number of
 * each branch is looked at. An account whose addresses cannot be derived leaves the others alone.
 */
export async function derivePlaces(
  accounts: readonly PlacedAccount[],
  { context, addressCount, failures }: PlaceSettings,
): Promise<AddressPlaces> {
  const places = new Map<string, Place[]>();
  for (const account of accounts) {
    try {
      const derive = await openDeriver(context.db, account, context);
      const { id: accountId } = account;
      for (const [at, { branch, addressIndex }] of listPaths(account, addressCount).entries()) {
        // Seconds in all, in which others want to be served.
        if (at % atOnce === 0) await setImmediate();
        const { address } = derive(branch, addressIndex);
        const place = { accountId, branch, addressIndex };
        places.set(address, [...(places.get(address) ?? []), place]);
      }
    } catch (error) {
      failures.set(account.id, error);
    }
  }
  return places;
}

const atOnce = 20;

function listPaths(
  { network, addressIndex = 0 }: PlacedAccount,
  addressCount: number,
): readonly Omit<Place, 'accountId'>[] {
  if (getNetwork(network).addressLimit !== null) return [{ branch: 'receive', addressIndex }];
  return branches.flatMap((branch) =>
    Array.from({ length: addressCount }, (_, index) => ({ branch, addressIndex: index })),
  );
}

export type BranchIndexes = Readonly<Record<Branch, number>>;

/** Returns the last index of each branch that `block` pays, by the ids of accounts; -1 for none. */
export function findPaid({ transactions }: Block, places: AddressPlaces) {
  const paid = new Map<string, BranchIndexes>();
  for (const { transfers, sender } of transactions)
    for (const address of [sender?.address, ...transfers.map(({ to }) => to)])
      for (const { accountId, branch, addressIndex } of places.get(address ?? '') ?? []) {
        const before = paid.get(accountId) ?? { receive: -1, change: -1 };
        paid.set(accountId, { ...before, [branch]: Math.max(before[branch], addressIndex) });
      }
  return paid;
}
