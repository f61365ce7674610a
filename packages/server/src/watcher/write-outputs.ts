import { sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { utxos } from '../db/schema.ts';
import type { BookedOutput, BookedSpend } from './book-transactions.ts';
import { markUsed } from './mark-used.ts';
import { hasNoOpenIntent } from './release-inputs.ts';
import type { Sighting } from './sighting.ts';

/** Writes own outputs with their block, and marks their addresses as used. */
export async function writeOutputs(
  tx: Db,
  { network, block, at }: Sighting,
  outputs: readonly BookedOutput[],
): Promise<void> {
  if (outputs.length === 0) return;
  await tx
    .insert(utxos)
    .values(
      outputs.map(({ accountId, addressId, hash, index, value, isChange }) => ({
        accountId,
        network,
        hash,
        outputIndex: index,
        addressId,
        valueUnits: value,
        isChange,
        blockHeight: block?.height ?? null,
      })),
    )
    .onConflictDoUpdate({
      target: [utxos.accountId, utxos.hash, utxos.outputIndex],
      // A node that lags may show as waiting what a block has already.
      set: { blockHeight: sql`coalesce(excluded.block_height, ${utxos.blockHeight})` },
    });
  const used = outputs.map(({ addressId }) => addressId);
  await markUsed(tx, used, at);
}

/**
 * Marks outputs of ours as spent, in every account that holds them. While the spender only waits,
 * outputs locked by an open send of ours stay with that: a block decides between the two, and the
 * send is remembered until its block is settled.
 */
export async function writeSpends(
  tx: Db,
  { network, block }: Sighting,
  spends: readonly BookedSpend[],
): Promise<void> {
  if (spends.length === 0) return;
  const hashes = sql.param(spends.map(({ hash }) => hash));
  const indexes = sql.param(spends.map(({ index }) => index));
  const spenders = sql.param(spends.map(({ by }) => by));
  const isFree = hasNoOpenIntent(network, utxos.spentBy);
  const isTaken = block === null ? isFree : sql`true`;
  await tx.execute(sql`
    update ${utxos} set spent_by = spend.spender,
      overtaken_send = case
        when ${utxos.spentBy} is null or ${utxos.spentBy} = spend.spender then ${utxos.overtakenSend}
        when ${isFree} then null
        else ${utxos.spentBy}
      end
    from unnest(${hashes}::text[], ${indexes}::integer[], ${spenders}::text[])
      as spend (hash, output_index, spender)
    where ${utxos.network} = ${network}
      and ${utxos.hash} = spend.hash
      and ${utxos.outputIndex} = spend.output_index
      and ${isTaken}`);
}
