import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Cursor } from '../chains/chain-cursors.ts';
import { hasOutputs } from '../chains/has-outputs.ts';
import { type ServedNetwork, servedNetworks } from '../chains/served-networks.ts';
import { settledHeightOf } from '../chains/settled-height.ts';
import { createQuery } from '../db/build-once.ts';
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

type Kind = 'accounts' | 'outputs';

/** Heights of the last settled blocks, as a list in the order of the networks of a kind. */
interface Selection extends Pick<PartsRequest, 'isOf'> {
  readonly heights: Readonly<Record<Kind, SQL | Placeholder>>;
}

/**
 * Selects the parts of which the balances of accounts are made, by account and asset: their rows, and the few deposits of
 * the last blocks, by indexes of these alone. The cost depends neither on the length of a history nor on the number of
 * networks.
 */
export function selectBalanceParts(db: Db, { isOf, cursors }: PartsRequest) {
  const { accounts: ofAccounts, outputs } = settledHeights(cursors);
  const heights = {
    accounts: sql`${sql.param(ofAccounts)}`,
    outputs: sql`${sql.param(outputs)}`,
  };
  return selectParts(db, { isOf, heights });
}

/** Loads these parts of the accounts named, by a statement whose text is built once. */
export async function loadBalanceParts(
  db: Db,
  ids: readonly string[],
  cursors: PartsRequest['cursors'],
) {
  return queryParts(db, { ids, ...settledHeights(cursors) });
}

const { accountId: idOfAccount, assetId: idOfAsset, settledUnits: anyUnits } = accountBalances;

const queryParts = createQuery(
  {
    ...{ accountId: idOfAccount, assetId: idOfAsset },
    ...{ settled: anyUnits, pending: anyUnits, reserved: anyUnits },
    ...{ waiting: anyUnits, missing: anyUnits },
  },
  (db) =>
    selectParts(db, {
      // Cast from text, a list would be read again for each row that is compared with it.
      isOf: (accountId) => sql`${accountId} = any(${sql.placeholder('ids')}::uuid[])`,
      heights: { accounts: sql.placeholder('accounts'), outputs: sql.placeholder('outputs') },
    }),
);

function selectParts(db: Db, selection: Selection) {
  return unionAll(
    selectRows(db, selection),
    selectWaitingIncome(db, selection),
    selectWaitingOutputs(db, selection),
    selectWaitingOpenings(db, selection),
    selectHeld(db, selection),
  );
}

function selectRows(db: Db, { isOf }: Selection) {
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

const networksOf: Readonly<Record<Kind, readonly ServedNetwork[]>> = {
  accounts: servedNetworks.filter((code) => !hasOutputs(code)),
  outputs: servedNetworks.filter(hasOutputs),
};

/**
 * Selects received transactions in blocks that are not deep enough; those of an opening balance are part of it. Account by
 * account: joined as a whole, the planner would read all of their transactions.
 */
function selectWaitingIncome(db: Db, { isOf, heights }: Selection) {
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
    .innerJoin(heightsOf('accounts', heights), sql`settled.network = ${accounts.network}`)
    .leftJoin(opening, isOfNative)
    .innerJoinLateral(income, sql`true`)
    .where(isOf(accounts.id));
}

function selectWaitingOutputs(db: Db, { isOf, heights }: Selection) {
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
    .innerJoin(heightsOf('outputs', heights), sql`settled.network = ${accounts.network}`)
    .innerJoinLateral(income, sql`true`)
    .where(isOf(accounts.id));
}

/** Networks with outputs have no opening balances. */
function selectWaitingOpenings(db: Db, { isOf, heights }: Selection) {
  const { accountId, assetId, network, valueUnits, blockHeight } = openingBalances;
  return db
    .select(waitingOf({ accountId, assetId }, sql`coalesce(${valueUnits}, 0)`))
    .from(openingBalances)
    .innerJoin(
      heightsOf('accounts', heights),
      sql`settled.network = ${network} and ${blockHeight} > settled.height`,
    )
    .where(isOf(accountId));
}

/** Selects what the chain does not have of assets whose spending is blocked. */
function selectHeld(db: Db, { isOf }: Selection) {
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
): Readonly<Record<Kind, readonly number[]>> {
  const heightsFor = (kind: Kind) =>
    networksOf[kind].map((network) => settledHeightOf(network, cursors.get(network)));
  return { accounts: heightsFor('accounts'), outputs: heightsFor('outputs') };
}

function heightsOf(kind: Kind, heights: Selection['heights']): SQL {
  return sql`unnest(${sql.param(networksOf[kind])}::text[], ${heights[kind]}::integer[]) as settled (network, height)`;
}

const noUnits = sql`'0'::text`.mapWith(BigInt);

function unitsOf(units: PgColumn | SQL): SQL<bigint> {
  return sql`(${units})::text`.mapWith(BigInt);
}
