import { and, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import { hasOutputs } from '../chains/has-outputs.ts';
import { servedNetworks } from '../chains/served-networks.ts';
import { isAnyOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { accountBalances, openingBalances, transactions, utxos } from '../db/schema.ts';

/** Units that the sums of the books have beyond the row of a balance; below zero, units that the row has beyond them. */
export interface BalanceDifference {
  readonly accountId: string;
  readonly network: string;
  readonly assetId: string;
  readonly settled: bigint;
  readonly pending: bigint;
  readonly reserved: bigint;
}

/**
 * Finds where the rows of balances differ from the sums of all transactions, opening balances and outputs, of which the
 * triggers of migration 0053 make them. Both sides are of one statement: what is booked meanwhile makes no difference.
 */
export async function findBalanceDifferences(
  db: Db,
  accountIds: readonly string[],
): Promise<readonly BalanceDifference[]> {
  const parts = unionAll(
    sumMovements(db, accountIds),
    sumFees(db, accountIds),
    sumOpenings(db, accountIds),
    sumOutputs(db, accountIds),
    negateRows(db, accountIds),
  ).as('parts');
  const { accountId, network, assetId } = parts;
  const [settled, pending, reserved] = [
    sql`sum(${parts.settled})`,
    sql`sum(${parts.pending})`,
    sql`sum(${parts.reserved})`,
  ];
  return db
    .select({
      ...{ accountId, network, assetId },
      settled: sql`${settled}::text`.mapWith(BigInt),
      pending: sql`${pending}::text`.mapWith(BigInt),
      reserved: sql`${reserved}::text`.mapWith(BigInt),
    })
    .from(parts)
    .groupBy(accountId, network, assetId)
    .having(sql`${settled} <> 0 or ${pending} <> 0 or ${reserved} <> 0`);
}

const { type, blockHeight, endedAs } = transactions;
const isMined = sql`${blockHeight} is not null`;
const isWaiting = sql`${blockHeight} is null`;
const isIncoming = sql`${type} = 'RECEIVED' and ${endedAs} is null`;
// A payment to oneself goes nowhere.
const hasLeft = sql`${type} not in ('RECEIVED', 'SELF') and ${endedAs} is null`;

/** Sums what came in and went out on networks without outputs. A send counts from its signature on. */
function sumMovements(db: Db, accountIds: readonly string[]) {
  const { accountId, network, assetId, valueUnits } = transactions;
  return selectFrom(db, accountIds, {
    place: { accountId, network, assetId },
    settled: sql`${sumOf(valueUnits, sql`${isIncoming} and ${isMined}`)} - ${sumOf(valueUnits, sql`${hasLeft} and ${isMined}`)}`,
    pending: sumOf(valueUnits, sql`${isIncoming} and ${isWaiting}`),
    reserved: sumOf(valueUnits, sql`${hasLeft} and ${isWaiting}`),
  });
}

/**
 * Sums fees, which are of the native asset whatever was sent. A send that ended without a block costs nothing, one that
 * failed in a block its fee.
 */
function sumFees(db: Db, accountIds: readonly string[]) {
  const { accountId, network, feeUnits } = transactions;
  const isPaid = sql`${type} <> 'RECEIVED'`;
  return selectFrom(db, accountIds, {
    place: { accountId, network, assetId: network },
    settled: sql`-${sumOf(feeUnits, sql`${isPaid} and ${isMined}`)}`,
    pending: sql`0::numeric`,
    reserved: sumOf(feeUnits, sql`${isPaid} and ${isWaiting} and ${endedAs} is null`),
  });
}

interface Sums {
  readonly place: {
    readonly accountId: PgColumn;
    readonly network: PgColumn;
    readonly assetId: PgColumn;
  };
  readonly settled: SQL;
  readonly pending: SQL;
  readonly reserved: SQL;
}

const outputNetworks = servedNetworks.filter(hasOutputs);

/** Selects sums of transactions; those up to the block of an opening balance are part of it. */
function selectFrom(
  db: Db,
  accountIds: readonly string[],
  { place: { accountId, network, assetId }, settled, pending, reserved }: Sums,
) {
  const opening = openingBalances;
  const isOfNative = and(eq(opening.accountId, accountId), eq(opening.assetId, opening.network));
  return db
    .select({
      accountId: sql<string>`${accountId}`.as('account_id'),
      network: sql<string>`${network}`.as('network'),
      assetId: sql<string>`${assetId}`.as('asset_id'),
      settled: settled.as('settled'),
      pending: pending.as('pending'),
      reserved: reserved.as('reserved'),
    })
    .from(transactions)
    .leftJoin(opening, isOfNative)
    .where(
      and(
        isAnyOf(transactions.accountId, accountIds),
        notInArray(transactions.network, [...outputNetworks]),
        sql`coalesce(${blockHeight} > ${opening.blockHeight}, true)`,
      ),
    )
    .groupBy(accountId, network, assetId);
}

function sumOpenings(db: Db, accountIds: readonly string[]) {
  const { accountId, network, assetId, valueUnits } = openingBalances;
  return db
    .select({
      accountId: sql<string>`${accountId}`.as('account_id'),
      network: sql<string>`${network}`.as('network'),
      assetId: sql<string>`${assetId}`.as('asset_id'),
      settled: sql`coalesce(${valueUnits}, 0)`.as('settled'),
      pending: sql`0::numeric`.as('pending'),
      reserved: sql`0::numeric`.as('reserved'),
    })
    .from(openingBalances)
    .where(isAnyOf(accountId, accountIds));
}

/** Sums unspent outputs; own change counts before a block has it. */
function sumOutputs(db: Db, accountIds: readonly string[]) {
  const { accountId, network, valueUnits, isChange, blockHeight: height, spentBy } = utxos;
  const isKept = sql`${isChange} or ${height} is not null`;
  return db
    .select({
      accountId: sql<string>`${accountId}`.as('account_id'),
      network: sql<string>`${network}`.as('network'),
      assetId: sql<string>`${network}`.as('asset_id'),
      settled: sumOf(valueUnits, isKept).as('settled'),
      pending: sumOf(valueUnits, sql`not (${isKept})`).as('pending'),
      reserved: sql`0::numeric`.as('reserved'),
    })
    .from(utxos)
    .where(and(isAnyOf(accountId, accountIds), isNull(spentBy)))
    .groupBy(accountId, network);
}

function negateRows(db: Db, accountIds: readonly string[]) {
  const { accountId, network, assetId, settledUnits, pendingUnits, reservedUnits } =
    accountBalances;
  return db
    .select({
      accountId: sql<string>`${accountId}`.as('account_id'),
      network: sql<string>`${network}`.as('network'),
      assetId: sql<string>`${assetId}`.as('asset_id'),
      settled: sql`-${settledUnits}`.as('settled'),
      pending: sql`-${pendingUnits}`.as('pending'),
      reserved: sql`-${reservedUnits}`.as('reserved'),
    })
    .from(accountBalances)
    .where(isAnyOf(accountId, accountIds));
}

function sumOf(column: PgColumn, condition: SQL): SQL {
  return sql`coalesce(sum(${column}) filter (where ${condition}), 0)`;
}
