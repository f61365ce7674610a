import { getNetwork } from '@billfold/core';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { requestProbes } from '../balance-probes/request-probes.ts';
import { isServed } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { createQuery, createStatement } from '../db/build-once.ts';
import { createInsertRow } from '../db/insert-row.ts';
import type { Db } from '../db/open-database.ts';
import {
  accounts,
  addresses,
  addressStock,
  balanceProbes,
  transferParts,
  transfersOut,
} from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { stockAddresses, stockBatch } from './address-stock.ts';

type PaymentsAccount = typeof accounts.$inferSelect;
type Stocked = typeof addressStock.$inferSelect;

/** Address that a payment got, with the account in which its money arrives. */
export interface TakenAddress {
  readonly address: string;
  readonly path: string;
  readonly addressIndex: number;
  readonly accountId: string;
}

export interface Taking {
  readonly account: PaymentsAccount;
  readonly paymentId: string;
}

/**
 * Gives a payment an address of its own, which is watched from now on. Addresses are derived ahead,
 * so that this does no arithmetic on curves and waits for nobody; only an account whose stock is used
 * up derives some more here.
 */
export async function takeAddress(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'chains'>,
  taking: Taking,
): Promise<TakenAddress> {
  const { account } = taking;
  const now = nowOf(context.platform);
  const { address, path, addressIndex, purseId } = await takeStocked(tx, context, taking);
  const place = { address, path, addressIndex };
  if (purseId !== null) {
    await expectPayment(tx, account, { accountId: purseId, now });
    return { ...place, accountId: purseId };
  }
  if (holdsFundsAlone(account)) {
    const accountId = context.platform.newId();
    await openPurse(tx, context, { account, accountId, place, now });
    return { ...place, accountId };
  }
  const accountId = account.id;
  await insertAddress(tx, watchedAddress(context, { account, accountId, place, now }));
  return { ...place, accountId };
}

/** Gives a simulated payment an address of its own, which is never watched. */
export async function takeTestAddress(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'chains'>,
  taking: Taking,
): Promise<Omit<TakenAddress, 'path' | 'addressIndex'>> {
  const { address } = await takeStocked(tx, context, taking);
  return { address, accountId: taking.account.id };
}

async function takeStocked(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'chains'>,
  taking: Taking,
): Promise<Stocked> {
  const free = await takeFree(tx, taking, nowOf(context.platform));
  return free ?? (await takeNew(tx, context, taking));
}

interface Expected {
  readonly accountId: string;
  readonly now: Date;
}

/** Contracts can pay it without a transaction that the watcher sees. */
async function expectPayment(
  tx: Db,
  { network }: PaymentsAccount,
  { accountId, now }: Expected,
): Promise<void> {
  if (isServed(network)) await requestProbes(tx, { network, accountIds: [accountId], at: now });
}

async function takeFree(tx: Db, { account, paymentId }: Taking, now: Date) {
  const [taken] = await leaseFree(tx, {
    ...{ accountId: account.id, paymentId, now: now.toISOString() },
  });
  return taken;
}

const leaseFree = createQuery(getTableColumns(addressStock), (db, fields) => {
  const { accountId, addressIndex, freeFrom, isDelegated, leasePaymentId } = addressStock;
  // It runs code once its sweep is signed.
  const isToBeDelegated = sql`exists (select 1 from ${transferParts}
    inner join ${transfersOut} on ${transfersOut.id} = ${transferParts.outId}
    where ${transferParts.purseId} = ${addressStock.purseId} and ${transferParts.step} = 'MOVE'
      and ${transferParts.state} in ('PLANNED', 'SENT')
      and ${transfersOut.status} = 'SENDING' and ${transfersOut.way} = 'TOGETHER')`;
  const free = sql`(select ${accountId}, ${addressIndex} from ${addressStock}
    where ${accountId} = ${sql.placeholder('accountId')} and ${leasePaymentId} is null
      and not ${isDelegated} and not ${isToBeDelegated}
      and ${freeFrom} <= ${sql.placeholder('now')}
    order by ${freeFrom}, ${addressIndex} limit 1 for update skip locked)`;
  return db
    .update(addressStock)
    .set({ leasePaymentId: sql`${sql.placeholder('paymentId')}` })
    .where(sql`(${accountId}, ${addressIndex}) = ${free}`)
    .returning(fields);
});

async function takeNew(
  tx: Db,
  context: Pick<ServiceContext, 'platform' | 'chains'>,
  taking: Taking,
): Promise<Stocked> {
  const { id, walletId, network, accountIndex } = taking.account;
  if (!isServed(network)) throw new Error(`account ${id} is on an unknown network`);
  const account = { id, walletId, network, accountIndex };
  // Others may take what was derived here before it is committed for them to see.
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await stockAddresses(tx, context, { account, count: stockBatch });
    // Derived just now, which is after the address was asked for.
    const taken = await takeFree(tx, taking, nowOf(context.platform));
    if (taken !== undefined) return taken;
  }
  throw new Error(`the stock of account ${id} is locked`);
}

function holdsFundsAlone({ network }: PaymentsAccount): boolean {
  return isServed(network) && getNetwork(network).addressLimit !== null;
}

interface NewPurse {
  readonly account: PaymentsAccount;
  /** Account of the address: the purse. */
  readonly accountId: string;
  readonly place: Omit<TakenAddress, 'accountId'>;
  readonly now: Date;
}

/** Opens the account of an address that holds its funds alone, watched and probed, in one statement. */
async function openPurse(
  tx: Db,
  context: Pick<ServiceContext, 'platform'>,
  purse: NewPurse,
): Promise<void> {
  const { account } = purse;
  const { walletId, network, accountIndex, businessId } = account;
  if (!isServed(network)) throw new Error(`account ${account.id} is on an unknown network`);
  const address = watchedAddress(context, purse);
  await insertPurse(tx, { walletId, accountIndex, businessId, parentId: account.id, ...address });
}

const insertPurse = createStatement((db) => {
  const [id, addressIndex] = [sql.placeholder('accountId'), sql.placeholder('addressIndex')];
  const [network, now] = [sql.placeholder('network'), sql.placeholder('createdAt')];
  const parentId = sql.placeholder('parentId');
  const opened = db.insert(accounts).values({
    ...{ id, network, addressIndex, parentId, walletId: sql.placeholder('walletId') },
    accountIndex: sql.placeholder('accountIndex'),
    businessId: sql.placeholder('businessId'),
    ...{ purpose: 'PURSE', name: 'Purse', createdAt: now },
  });
  const stocked = db
    .update(addressStock)
    .set({ purseId: sql`${id}` })
    .where(and(eq(addressStock.accountId, parentId), eq(addressStock.addressIndex, addressIndex)));
  const watched = db.insert(addresses).values({
    ...{ id: sql.placeholder('id'), accountId: id, network, addressIndex, createdAt: now },
    ...{ address: sql.placeholder('address'), path: sql.placeholder('path'), branch: 'receive' },
  });
  // A new account has none yet that it would have to replace.
  const probed = db
    .insert(balanceProbes)
    .values({ accountId: id, network, dueAt: now, requestedAt: now });
  return sql`with opened as ${opened}, stocked as ${stocked}, watched as ${watched}, probed as ${probed} select 1`;
});

const insertAddress = createInsertRow(addresses);

/** Returns the row by which the watcher knows an address. */
function watchedAddress(
  { platform }: Pick<ServiceContext, 'platform'>,
  { account: { network }, accountId, place, now }: NewPurse,
) {
  const { address, path, addressIndex } = place;
  const row = { address, path, addressIndex, id: platform.newId(), accountId, network };
  return { ...row, branch: 'receive' as const, createdAt: now };
}

/**
 * Locks an address that a payment is to keep, so that no sweep delegates it meanwhile (EIP-7702). Returns false where it
 * runs code, or where a sweep that is being signed has it: coins that are sent with the gas of an address without code
 * would not reach it.
 */
export async function holdKept(tx: Db, accountId: string): Promise<boolean> {
  const { purseId, isDelegated } = addressStock;
  const isOfPurse = eq(purseId, accountId);
  if ((await tx.$count(addressStock, isOfPurse)) === 0) return true;
  const held = await tx
    .select({ purseId })
    .from(addressStock)
    .where(and(isOfPurse, eq(isDelegated, false)))
    .for('update', { skipLocked: true });
  return held.length > 0;
}

/** Gives the address of a payment back to its pool, for another one from `freeFrom` on. */
export async function releaseAddress(
  tx: Db,
  { paymentId, freeFrom }: { readonly paymentId: string; readonly freeFrom: Date },
): Promise<void> {
  await tx
    .update(addressStock)
    .set({ leasePaymentId: null, freeFrom })
    .where(eq(addressStock.leasePaymentId, paymentId));
}
