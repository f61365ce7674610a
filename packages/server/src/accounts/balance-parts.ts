import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Cursor } from '../chains/chain-cursors.ts';
import { hasOutputs } from '../chains/has-outputs.ts';
import { type ServedNetwork, servedNetworks } from '../chains/served-networks.ts';
import { settledHeightOf } from '../chains/settled-height.ts';
import type { Db } from '../db/open-database.ts';
import {
  accountBalances,
  accounts,
  bookDrifts,
  openingBalances,
  transactions,
  utxos,
} from '../db/schema.ts';

/** Selection of accounts, as a condition of a statement. */
export interface PartsRequest {
  readonly isOf: (accountId: PgColumn) => SQL;
  /** A network without a cursor has not been watched yet: nothing is confirmed there. */
  readonly cursors: ReadonlyMap<ServedNetwork, Cursor>;
}

/**
 * Selects the parts of which the balances of accounts are made, by account and asset: their rows, and the few deposits of
 * the last blocks, by indexes of these alone. The cost depends neither on the length of a history nor on the number of
 * networks.
 */
export function selectBalanceParts(db: Db, request: PartsRequest) {
  return unionAll(
    selectRows(db, request),
    selectWaitingIncome(db, request),
    selectWaitingOutputs(db, request),
    selectWaitingOpenings(db, request),
    selectHeld(db, request),
  );
}

function selectRows(db: Db, { isOf }: PartsRequest) {
  const { accountId, assetId, settledUnits, pendingUnits, reservedUnits } = accountBalances;
  return db
    .select({
      accountId,
      assetId,
      settled: unitsOf(settledUnits).as('settled'),
      pending: unitsOf(pendingUnits).as('pending'),
      reserved: unitsOf(reservedUnits).as('reserved'),
      waiting: noUnits.as('waiting'),
      missing: noUnits.as('missing'),
    })
    .from(accountBalances)
    .where(isOf(accountId));
}

const isOutputNetwork = new Set(servedNetworks.filter(hasOutputs));

/**
 * Selects received transactions in blocks that are not deep enough; those of an opening balance are part of it. Account by
 * account: joined as a whole, the planner would read all of their transactions.
 */
function selectWaitingIncome(db: Db, { isOf, cursors }: PartsRequest) {
  const { accountId, assetId, type, valueUnits, blockHeight, endedAs } = transactions;
  const opening = openingBalances;
  const isOfNative = and(eq(opening.accountId, accounts.id), eq(opening.assetId, opening.network));
  const deepest = sql`greatest(settled.height, ${opening.blockHeight})`;
  const income = db
    .select({ assetId, units: sql`sum(${valueUnits})`.as('units') })
    .from(transactions)
    .where(
      and(
        ...[eq(accountId, accounts.id), isNull(endedAs)],
        ...[sql`${type} = 'RECEIVED'`, sql`${blockHeight} > ${deepest}`],
      ),
    )
    .groupBy(assetId)
    .as('income');
  return db
    .select(waitingOf({ accountId: accounts.id, assetId: income.assetId }, sql`${income.units}`))
    .from(accounts)
    .innerJoin(
      settledHeights(cursors, (code) => !isOutputNetwork.has(code)),
      sql`settled.network = ${accounts.network}`,
    )
    .leftJoin(opening, isOfNative)
    .innerJoinLateral(income, sql`true`)
    .where(isOf(accounts.id));
}

function selectWaitingOutputs(db: Db, { isOf, cursors }: PartsRequest) {
  const { accountId, isChange, spentBy, valueUnits, blockHeight } = utxos;
  const income = db
    .select({ units: sql`sum(${valueUnits})`.as('units') })
    .from(utxos)
    .where(
      and(
        ...[eq(accountId, accounts.id), isNull(spentBy)],
        ...[sql`not ${isChange}`, sql`${blockHeight} > settled.height`],
      ),
    )
    .as('income');
  return db
    .select(
      waitingOf(
        { accountId: accounts.id, assetId: accounts.network },
        sql`coalesce(${income.units}, 0)`,
      ),
    )
    .from(accounts)
    .innerJoin(
      settledHeights(cursors, (code) => isOutputNetwork.has(code)),
      sql`settled.network = ${accounts.network}`,
    )
    .innerJoinLateral(income, sql`true`)
    .where(isOf(accounts.id));
}

function selectWaitingOpenings(db: Db, { isOf, cursors }: PartsRequest) {
  const { accountId, assetId, network, valueUnits, blockHeight } = openingBalances;
  return db
    .select(waitingOf({ accountId, assetId }, sql`coalesce(${valueUnits}, 0)`))
    .from(openingBalances)
    .innerJoin(
      settledHeights(cursors, () => true),
      sql`settled.network = ${network} and ${blockHeight} > settled.height`,
    )
    .where(isOf(accountId));
}

/** Selects what the chain does not have of assets whose spending is blocked. */
function selectHeld(db: Db, { isOf }: PartsRequest) {
  const { accountId, assetId, units, isHeld } = bookDrifts;
  return db
    .select({
      ...waitingOf({ accountId, assetId }, sql`0`),
      missing: unitsOf(sql`-${units}`).as('missing'),
    })
    .from(bookDrifts)
    .where(and(isOf(accountId), isHeld));
}

interface Place {
  readonly accountId: PgColumn;
  readonly assetId: PgColumn;
}

function waitingOf<T extends Place>(place: T, units: SQL) {
  return {
    ...place,
    settled: noUnits.as('settled'),
    pending: noUnits.as('pending'),
    reserved: noUnits.as('reserved'),
    waiting: unitsOf(units).as('waiting'),
    missing: noUnits.as('missing'),
  };
}

function settledHeights(
  cursors: PartsRequest['cursors'],
  isMeant: (network: ServedNetwork) => boolean,
): SQL {
  const networks = servedNetworks.filter(isMeant);
  const heights = networks.map((network) => settledHeightOf(network, cursors.get(network)));
  return sql`unnest(${sql.param(networks)}::text[], ${sql.param(heights)}::integer[]) as settled (network, height)`;
}

const noUnits = sql`'0'::text`.mapWith(BigInt);

function unitsOf(units: PgColumn | SQL): SQL<bigint> {
  return sql`(${units})::text`.mapWith(BigInt);
}
