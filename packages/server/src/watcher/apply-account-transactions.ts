import { getNetwork } from '@billfold/core';
import type { Db } from '../db/open-database.ts';
import { nowOf, type ServerPlatform } from '../platform/server-platform.ts';
import { bookAccountTransactions } from './book-account-transactions.ts';
import { endReplaced } from './end-replaced.ts';
import { findOvertaken } from './find-overtaken.ts';
import { loadOwners } from './load-holdings.ts';
import { markUsed } from './mark-used.ts';
import { noteDelegated } from './note-delegated.ts';
import type { Sighting } from './sighting.ts';
import { withdrawUnlisted } from './withdraw-unlisted.ts';
import { writeMovements } from './write-movements.ts';

/** Writes what was seen on an account network: the rows of transactions are all the books it has. */
export async function applyAccountTransactions(
  tx: Db,
  platform: ServerPlatform,
  sighting: Sighting,
): Promise<void> {
  const { network, block, at, accountId, transactions } = sighting;
  const parties = transactions.flatMap(({ sender, transfers }) => [
    sender?.address ?? [],
    transfers.flatMap(({ from, to }) => [from ?? [], to ?? []].flat()),
  ]);
  const owners = await loadOwners(tx, network, [...new Set(parties.flat())]);
  const meant = owners.filter((owner) => accountId === undefined || owner.accountId === accountId);
  const { movements, used } = bookAccountTransactions(transactions, meant);
  const added = await writeMovements(tx, platform, { sighting, movements });
  await withdrawUnlisted(tx, sighting, added);
  if (getNetwork(network).model.family === 'evm') await noteDelegated(tx, movements);
  const hashes = await findOvertaken(tx, network, movements);
  await endReplaced(tx, {
    network,
    hashes,
    height: block?.height ?? null,
    at: nowOf(platform),
  });
  await markUsed(tx, used, at);
}
