import { getNetwork } from '@billfold/core';
import { and, eq, sql } from 'drizzle-orm';
import { insertProbes, requestProbes } from '../balance-probes/request-probes.ts';
import { isServed } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses, addressStock } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { stockAddresses } from './address-stock.ts';

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
  const taken = (await takeFree(tx, taking, now)) ?? (await takeNew(tx, context, taking));
  const { address, path, addressIndex, purseId } = taken;
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
  await watchAddress(tx, context, { account, accountId, place, now });
  return { ...place, accountId };
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
  const { accountId, addressIndex, freeFrom, leasePaymentId } = addressStock;
  const free = sql`(select ${accountId}, ${addressIndex} from ${addressStock}
    where ${accountId} = ${account.id} and ${leasePaymentId} is null and ${freeFrom} <= ${now.toISOString()}
    order by ${freeFrom}, ${addressIndex} limit 1 for update skip locked)`;
  const [taken] = await tx
    .update(addressStock)
    .set({ leasePaymentId: paymentId })
    .where(sql`(${accountId}, ${addressIndex}) = ${free}`)
    .returning();
  return taken;
}

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
    await stockAddresses(tx, context, { account, count: 5 });
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
  const { account, accountId: id, now } = purse;
  const { walletId, network, accountIndex, businessId } = account;
  if (!isServed(network)) throw new Error(`account ${account.id} is on an unknown network`);
  const { addressIndex } = purse.place;
  const opened = tx.insert(accounts).values({
    ...{ id, walletId, network, accountIndex, addressIndex, businessId },
    ...{ purpose: 'PURSE', parentId: account.id, name: 'Purse', createdAt: now },
  });
  const stocked = tx
    .update(addressStock)
    .set({ purseId: id })
    .where(
      and(eq(addressStock.accountId, account.id), eq(addressStock.addressIndex, addressIndex)),
    );
  const watched = watchAddress(tx, context, purse);
  const probed = insertProbes(tx, { network, accountIds: [id], at: now });
  await tx.execute(
    sql`with opened as ${opened}, stocked as ${stocked}, watched as ${watched}, probed as ${probed} select 1`,
  );
}

/** Builds the statement by which the watcher knows an address. */
function watchAddress(
  tx: Db,
  { platform }: Pick<ServiceContext, 'platform'>,
  { account: { network }, accountId, place, now }: NewPurse,
) {
  const watched = { ...place, id: platform.newId(), accountId, network, createdAt: now };
  return tx.insert(addresses).values({ ...watched, branch: 'receive' });
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
