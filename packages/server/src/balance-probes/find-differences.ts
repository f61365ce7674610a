import { getNetwork } from '@billfold/core';
import type { Probe } from '../chains/chain.ts';
import { isRescanWanted } from '../chains/cursor.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import type { ProbedAccount } from './find-due.ts';
import { sumMined } from './sum-mined.ts';

/** Balances of an account, as the chain told them. */
export interface Sample {
  readonly network: ServedNetwork;
  readonly account: ProbedAccount;
  readonly probe: Probe;
}

/**
 * Finds the units of each asset that the chain has beyond the books at the block of a sample; below zero, units that
 * the books have beyond the chain. Null where the books of the account are not complete.
 */
export async function findDifferences(
  db: Db,
  { network, account: { accountId }, probe }: Sample,
): Promise<ReadonlyMap<string, bigint> | null> {
  if (await isRescanWanted(db, network)) return null;
  const known = await sumMined(db, { accountId, network, height: probe.height });
  if (known === null) return null;
  const held = new Map<string, bigint>([...probe.tokens, [network, probe.units]]);
  const found = [...new Set([...known.keys(), ...held.keys()])].map((assetId) => {
    const difference = (held.get(assetId) ?? 0n) - (known.get(assetId) ?? 0n);
    return [assetId, difference] as const;
  });
  return new Map(
    found.filter(([assetId, units]) => {
      const size = units < 0n ? -units : units;
      return size > (assetId === network ? ignoredUnits(network) : 0n);
    }),
  );
}

/**
 * Returns the native units that the books may lack: on TON, a wallet pays for taking money in and for its storage,
 * which no transaction of the books shows. A correction of each would fill the history: 0.01 TON may add up.
 */
function ignoredUnits(network: ServedNetwork): bigint {
  return getNetwork(network).model.family === 'ton' ? 10_000_000n : 0n;
}
