import { setImmediate } from 'node:timers/promises';
import { getNetwork } from '@billfold/core';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { lockAccount } from '../accounts/account-store.ts';
import type { AccountKey } from '../accounts/load-public-key.ts';
import { type Branch, branches, openDeriver, watchUpTo } from '../accounts/watch-ahead.ts';
import { type Block, type BlockRef, type Chain, ChainUnavailableError } from '../chains/chain.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses, wallets } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { saveOpening } from './openings.ts';

export interface Surveying {
  readonly context: Pick<ServiceContext, 'db' | 'platform' | 'chains'>;
  readonly network: ServedNetwork;
  readonly survey: NonNullable<Chain['survey']>;
  /** Up to where the books agree with the chain. */
  readonly cursor: BlockRef;
  /** Number of addresses per branch to survey, of an account with many addresses. */
  readonly addressCount: number;
  /** Books a block below the cursor. */
  readonly readAgain: (block: Block) => Promise<void>;
}

/**
 * Finds what imported accounts have on a chain that is too long to be read from its first block.
 * Their balances are then right, and of their history what follows; what led to it is not known.
 * @throws {ChainUnavailableError} nothing of the account that it came to is kept then
 */
export async function surveyAccounts(surveying: Surveying): Promise<void> {
  const { context, network } = surveying;
  const { db, platform } = context;
  for (const account of await findUnread(db, network)) {
    const since = nowOf(platform);
    await surveyAccount(surveying, account);
    await db.update(accounts).set({ historyFrom: since }).where(eq(accounts.id, account.id));
  }
}

async function findUnread(db: Db, network: ServedNetwork): Promise<readonly AccountKey[]> {
  const { id, walletId, accountIndex } = accounts;
  const rows = await db
    .select({ id, walletId, accountIndex })
    .from(accounts)
    .innerJoin(wallets, eq(wallets.id, walletId))
    .where(
      and(
        eq(accounts.network, network),
        isOfWallet,
        eq(wallets.isImported, true),
        isNull(accounts.historyFrom),
      ),
    )
    .orderBy(asc(accounts.createdAt));
  return rows.map((row) => ({ ...row, network }));
}

async function surveyAccount(surveying: Surveying, account: AccountKey): Promise<void> {
  const { context, network, cursor } = surveying;
  const { db, chains } = context;
  const places = await findPlaces(surveying, account);
  const found = await surveying.survey([...places.keys()]);
  if (found.kind === 'holdings') {
    const opening = { accountId: account.id, network, survey: found };
    if (await db.transaction((tx) => saveOpening(tx, opening))) return;
    throw new ChainUnavailableError(`${network} moved on while it was read.`);
  }
  const chain = chains.get(network);
  for (const height of found.heights.filter((each) => each <= cursor.height)) {
    const block = await chain.blockAt(height);
    if (block === null) throw new ChainUnavailableError(`${network} is shorter than it was.`);
    await watchFound(surveying, account, endsOf(block, places));
    await surveying.readAgain(block);
  }
}

/** Derivation path of an address below its account. */
interface Place {
  readonly branch: Branch;
  readonly addressIndex: number;
}

/**
 * All that an account may have used. Where addresses are many, those that are empty leave no trace and
 * a gap says nothing: a fixed number of each branch is looked at.
 */
async function findPlaces(
  { context, network, addressCount }: Surveying,
  account: AccountKey,
): Promise<ReadonlyMap<string, Place>> {
  const { db } = context;
  if (getNetwork(network).addressLimit !== null) {
    const { address, branch, addressIndex } = addresses;
    const rows = await db
      .select({ address, branch, addressIndex })
      .from(addresses)
      .where(eq(addresses.accountId, account.id));
    return new Map(rows.map((row) => [row.address, row]));
  }
  const derive = await openDeriver(db, account, context);
  const places = new Map<string, Place>();
  for (const branch of branches)
    for (let addressIndex = 0; addressIndex < addressCount; addressIndex += 1) {
      // Seconds in all, in which others want to be served.
      if (addressIndex % atOnce === 0) await setImmediate();
      places.set(derive(branch, addressIndex).address, { branch, addressIndex });
    }
  return places;
}

const atOnce = 20;

type Ends = Readonly<Record<Branch, number>>;

/** The last index of each branch that `block` pays, -1 for none. */
function endsOf({ transactions }: Block, places: ReadonlyMap<string, Place>): Ends {
  const paid = transactions.flatMap(({ transfers }) =>
    transfers.flatMap(({ to }) => (to === null ? [] : (places.get(to) ?? []))),
  );
  const endOf = (branch: Branch) =>
    Math.max(-1, ...paid.flatMap((place) => (place.branch === branch ? place.addressIndex : [])));
  return { receive: endOf('receive'), change: endOf('change') };
}

async function watchFound({ context }: Surveying, account: AccountKey, ends: Ends): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    await watchUpTo(tx, account, { ...context, upTo: async (branch) => ends[branch] });
  });
}
