import { and, eq, isNotNull, lte, max, sql } from 'drizzle-orm';
import { lockCursor, wantRescan } from '../chains/cursor.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses } from '../db/schema.ts';
import { lockAccount } from './account-store.ts';
import { type Branch, branches, watchAhead } from './watch-ahead.ts';

/**
 * Takes addresses that were only watched into use when something was paid to them, with all before
 * them, and watches further ones (BIP-44). Those may have a history: the chain is then to be read
 * again.
 */
export async function discoverAddresses(
  context: Pick<ServiceContext, 'db' | 'platform' | 'chains'>,
  network: ServedNetwork,
): Promise<void> {
  const { db } = context;
  const found = await db
    .selectDistinct({ accountId: addresses.accountId })
    .from(addresses)
    .where(and(eq(addresses.network, network), isDiscovered));
  const failures: unknown[] = [];
  for (const { accountId } of found)
    await discoverOf(context, { accountId, network }).catch((error) => failures.push(error));
  // One account whose key cannot be derived holds up no other.
  if (failures.length > 0) throw failures[0];
}

async function discoverOf(
  context: Pick<ServiceContext, 'db' | 'platform' | 'chains'>,
  { accountId, network }: { readonly accountId: string; readonly network: ServedNetwork },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockCursor(tx, network);
    await lockAccount(tx, accountId);
    for (const branch of branches) await takeUp(tx, accountId, branch);
    const account = await loadAccountKey(tx, accountId, network);
    if (await watchAhead(tx, account, context)) await wantRescan(tx, network);
  });
}

const isDiscovered = and(eq(addresses.isAhead, true), isNotNull(addresses.firstUsedAt));

async function takeUp(tx: Db, accountId: string, branch: Branch): Promise<void> {
  const isOfBranch = and(eq(addresses.accountId, accountId), eq(addresses.branch, branch));
  const [row] = await tx
    .select({ last: max(addresses.addressIndex) })
    .from(addresses)
    .where(and(isOfBranch, isDiscovered));
  const last = row?.last ?? null;
  if (last === null) return;
  await tx
    .update(addresses)
    .set({ isAhead: false })
    .where(and(isOfBranch, lte(addresses.addressIndex, last)));
  const next = (column: typeof accounts.nextReceiveIndex | typeof accounts.nextChangeIndex) =>
    sql`greatest(${column}, ${last + 1})`;
  const { nextReceiveIndex, nextChangeIndex } = accounts;
  await tx
    .update(accounts)
    .set(
      branch === 'receive'
        ? { nextReceiveIndex: next(nextReceiveIndex) }
        : { nextChangeIndex: next(nextChangeIndex) },
    )
    .where(eq(accounts.id, accountId));
}

async function loadAccountKey(tx: Db, id: string, network: ServedNetwork) {
  const { walletId, accountIndex } = accounts;
  const [row] = await tx
    .select({ walletId, accountIndex })
    .from(accounts)
    .where(eq(accounts.id, id));
  if (row === undefined) throw new Error(`account ${id} is not there`);
  return { id, network, ...row };
}
