import { loadBalances } from '../accounts/account-balances.ts';
import { loadCursors } from '../chains/chain-cursors.ts';
import { isServed } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import { gasFor, needsOf } from './transfer-status.ts';
import type { PartRow } from './transfer-store.ts';

/**
 * Finds the parts that can be signed now: gas and a contract at once, and a move when a block has the contract, and the
 * gas that was brought for it is deep enough in the chain to be spent.
 */
export async function findReady(db: Db, parts: readonly PartRow[]): Promise<readonly PartRow[]> {
  const planned = parts.filter(({ state }) => state === 'PLANNED');
  const isPrepared = (part: PartRow) =>
    needsOf(part, parts).every(({ state }) => state === 'CONFIRMED');
  const open = planned.filter((part) => part.step !== 'MOVE' || isPrepared(part));
  const waiting = open.filter((part) => part.step === 'MOVE' && gasFor(part, parts).length > 0);
  const native = await loadNative(db, waiting);
  return open.filter(
    (part) =>
      !waiting.includes(part) || (native.get(part.accountId) ?? 0n) >= (part.feeUnits ?? 0n),
  );
}

/** Loads the spendable native funds of the payers of parts. */
async function loadNative(db: Db, parts: readonly PartRow[]): Promise<ReadonlyMap<string, bigint>> {
  const [first] = parts;
  if (first === undefined || !isServed(first.network)) return new Map();
  const { network } = first;
  const accountIds = parts.map(({ accountId }) => accountId);
  const cursor = (await loadCursors(db)).get(network);
  const balances = await loadBalances(db, { network, accountIds, cursor });
  return new Map(
    accountIds.map((id) => [id, balances.get(id)?.get(network)?.spendable ?? 0n] as const),
  );
}
