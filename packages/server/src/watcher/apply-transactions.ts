import { getNetwork } from '@billfold/core';
import type { Db } from '../db/open-database.ts';
import { nowOf, type ServerPlatform } from '../platform/server-platform.ts';
import { announceBooks } from './announce-books.ts';
import { applyAccountTransactions } from './apply-account-transactions.ts';
import { bookTransactions } from './book-transactions.ts';
import { endReplaced } from './end-replaced.ts';
import { loadHeldOutputs, loadOwners } from './load-holdings.ts';
import { lockAccounts } from './lock-accounts.ts';
import type { Sighting } from './sighting.ts';
import { writeMovements } from './write-movements.ts';
import { writeOutputs, writeSpends } from './write-outputs.ts';

export type { Sighting } from './sighting.ts';

/**
 * Writes what was seen into the books. Doing it again changes nothing. The number of queries depends
 * neither on the number of transactions nor on that of the watched addresses. Answers the hashes of
 * those that spend what another one was to spend: they are to be applied again.
 */
export async function applyTransactions(
  tx: Db,
  platform: ServerPlatform,
  sighting: Sighting,
): Promise<readonly string[]> {
  if (sighting.transactions.length === 0) return [];
  const touched = await lockTouched(tx, sighting);
  await announceBooks(tx, touched);
  const { model } = getNetwork(sighting.network);
  switch (model.family) {
    case 'utxo':
      return applyOutputs(tx, platform, sighting);
    case 'evm':
    case 'tron':
    case 'solana':
    case 'ton':
      await applyAccountTransactions(tx, platform, sighting);
      return [];
    default:
      return model satisfies never;
  }
}

async function lockTouched(tx: Db, { network, transactions }: Sighting) {
  const texts = transactions.flatMap(({ sender, transfers }) => [
    ...(sender === null ? [] : [sender.address]),
    ...transfers.flatMap(({ from, to }) => [from ?? [], to ?? []].flat()),
  ]);
  const points = transactions.flatMap(({ spends }) => spends);
  return lockAccounts(tx, network, { texts: [...new Set(texts)], points });
}

async function applyOutputs(
  tx: Db,
  platform: ServerPlatform,
  sighting: Sighting,
): Promise<readonly string[]> {
  const { network, block, transactions } = sighting;
  const recipients = transactions.flatMap(({ transfers }) =>
    transfers.flatMap(({ to }) => to ?? []),
  );
  const points = transactions.flatMap(({ spends }) => spends);
  const owners = await loadOwners(tx, network, recipients);
  const held = await loadHeldOutputs(tx, network, points);
  const bookings = bookTransactions(transactions, { owners, held });
  await writeOutputs(tx, sighting, bookings.outputs);
  await writeSpends(tx, sighting, bookings.spends);
  await writeMovements(tx, platform, { sighting, movements: bookings.movements });
  await endReplaced(tx, {
    network,
    hashes: bookings.replaced,
    height: block?.height ?? null,
    at: nowOf(platform),
  });
  return bookings.rivals;
}
