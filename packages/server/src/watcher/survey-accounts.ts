import { setImmediate } from 'node:timers/promises';
import { getNetwork } from '@billfold/core';
import { and, asc, eq, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import { lockAccount } from '../accounts/account-store.ts';
import { discoverAddresses } from '../accounts/discover-addresses.ts';
import type { AccountKey } from '../accounts/load-public-key.ts';
import { type Branch, branches, openDeriver, watchUpTo } from '../accounts/watch-ahead.ts';
import { type Block, type Chain, ChainUnavailableError, type Survey } from '../chains/chain.ts';
import { loadCursor } from '../chains/cursor.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { isOfWallet } from '../db/is-of-wallet.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, addresses, spentUnseen, utxos, wallets } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import { saveOpening } from './openings.ts';

export interface Surveying {
  readonly context: Pick<ServiceContext, 'db' | 'platform' | 'chains'>;
  readonly network: ServedNetwork;
  readonly survey: NonNullable<Chain['survey']>;
  /** Number of addresses per branch to survey, of an account with many addresses. */
  readonly addressCount: number;
  /** Books a block that the books have come to. */
  readonly bookAgain: (block: Block) => Promise<void>;
  /** Books the blocks from a height up to the cursor, also those that it comes to meanwhile. */
  readonly bookFrom: (height: number) => Promise<void>;
}

/** Accounts of one scan of all outputs of a chain: 40,000 addresses, two megabytes. */
const mostOfScan = 20;
/** Accounts of one user in a scan, so that a user with many of them leaves room for others. */
const mostOfUser = 4;

/**
 * Finds what imported accounts have on a chain that is too long to be read from its first block.
 * Their balances are then right, and of their history what follows; what led to it is not known.
 * @throws {Error} the accounts that it could not look up are looked up again
 */
export async function surveyAccounts(surveying: Surveying): Promise<void> {
  const { context, network } = surveying;
  if (getNetwork(network).addressLimit !== null)
    return surveyEach(surveying, await findUnread(context.db, network));
  const failures = new Map<string, unknown>();
  for (;;) {
    const unread = await findUnread(context.db, network, [...failures.keys()]);
    if (unread.length === 0) break;
    const batch = unread.filter(({ place }) => place <= mostOfUser).slice(0, mostOfScan);
    await surveyOutputs(surveying, { batch, failures });
  }
  for (const failure of failures.values()) throw failure;
}

interface UnreadAccount extends AccountKey {
  /** Counts the waiting accounts of its user from 1. */
  readonly place: number;
}

/** Finds the accounts that wait, the first one of each user before the second one of any, but for `failed` ones. */
async function findUnread(
  db: Db,
  network: ServedNetwork,
  failed: readonly string[] = [],
): Promise<readonly UnreadAccount[]> {
  const { id, walletId, accountIndex, createdAt } = accounts;
  const place = sql<number>`row_number() over (partition by ${wallets.userId} order by ${createdAt}, ${id})`;
  const rows = await db
    .select({ id, walletId, accountIndex, place: place.mapWith(Number).as('place') })
    .from(accounts)
    .innerJoin(wallets, eq(wallets.id, walletId))
    .where(
      and(
        eq(accounts.network, network),
        isOfWallet,
        eq(wallets.isImported, true),
        isNull(accounts.historyFrom),
        notInArray(id, [...failed]),
      ),
    )
    .orderBy(sql`place`, asc(createdAt));
  return rows.map((row) => ({ ...row, network }));
}

/** An account that fails leaves the others alone. */
async function surveyEach(surveying: Surveying, unread: readonly AccountKey[]): Promise<void> {
  const failures: ChainUnavailableError[] = [];
  for (const account of unread) {
    try {
      await surveyHoldings(surveying, account);
    } catch (error) {
      if (!(error instanceof ChainUnavailableError)) throw error;
      failures.push(error);
    }
  }
  const [failure] = failures;
  if (failure !== undefined) throw failure;
}

async function surveyHoldings(surveying: Surveying, account: AccountKey): Promise<void> {
  const { context, network, survey } = surveying;
  const { db, platform } = context;
  const since = nowOf(platform);
  const found = await survey(await loadAddresses(db, account));
  if (found.kind !== 'holdings') throw new TypeError(`${network} has no balances of addresses.`);
  const isSaved = await db.transaction(async (tx) => {
    const opening = { accountId: account.id, network, survey: found };
    if (!(await saveOpening(tx, opening))) return false;
    await beginHistories(tx, [account], since);
    return true;
  });
  if (!isSaved) throw new ChainUnavailableError(`${network} moved on while it was read.`);
}

interface OutputBatch {
  readonly batch: readonly AccountKey[];
  /** Errors by the id of an account whose addresses cannot be derived. */
  readonly failures: Map<string, unknown>;
}

/**
 * Looks up the outputs of several accounts by one scan, which costs the same for one as for all of them. An account
 * whose addresses cannot be derived leaves the others alone.
 */
async function surveyOutputs(
  surveying: Surveying,
  { batch: waiting, failures }: OutputBatch,
): Promise<void> {
  const { context, network, survey, bookAgain, bookFrom } = surveying;
  const { db, platform, chains } = context;
  const since = nowOf(platform);
  const places = new Map<string, Place[]>();
  const batch: AccountKey[] = [];
  for (const account of waiting) {
    try {
      await addPlaces(surveying, { account, places });
      batch.push(account);
    } catch (error) {
      failures.set(account.id, error);
    }
  }
  if (batch.length === 0) return;
  const before = await loadCursor(db, network);
  if (before === null) throw new ChainUnavailableError(`${network} was not looked at yet.`);
  const found = await survey([...places.keys()]);
  if (found.kind !== 'outputs') throw new TypeError(`${network} has no outputs.`);
  for (const height of found.heights) {
    const block = await chains.get(network).blockAt(height);
    if (block === null) throw new ChainUnavailableError(`${network} is shorter than it was.`);
    for (const account of batch) await watchFound(context, account, endsOf(block, account, places));
    // The watcher books the later ones, or they are booked again below.
    if (height <= before.height) await bookAgain(block);
  }
  // The watcher went on without what was found, and without the addresses that it leads to.
  await discoverAddresses(context, network);
  await bookFrom(before.height + 1);
  await db.transaction(async (tx) => {
    await markSpentUnseen(tx, { batch, upTo: before.height, unspent: found.unspent });
    await beginHistories(tx, batch, since);
  });
}

interface Surveyed {
  readonly batch: readonly AccountKey[];
  /** Height up to which blocks were booked where they have an unspent output, and left out elsewhere. */
  readonly upTo: number;
  readonly unspent: Extract<Survey, { readonly kind: 'outputs' }>['unspent'];
}

/**
 * Marks as spent what the scan does not know any more. A block is booked whole for one output that is unspent; what
 * spent its others may be in a block that was not read.
 */
async function markSpentUnseen(tx: Db, { batch, upTo, unspent }: Surveyed): Promise<void> {
  const ids = batch.map(({ id }) => id);
  const names = sql.param(unspent.map(({ hash, index }) => `${hash}:${index}`));
  await tx
    .update(utxos)
    .set({ spentBy: spentUnseen })
    .where(
      and(
        ...[inArray(utxos.accountId, ids), isNull(utxos.spentBy), lte(utxos.blockHeight, upTo)],
        sql`${utxos.hash} || ':' || ${utxos.outputIndex} <> all(${names}::text[])`,
      ),
    );
}

async function beginHistories(db: Db, of: readonly AccountKey[], historyFrom: Date): Promise<void> {
  const ids = of.map(({ id }) => id);
  await db.update(accounts).set({ historyFrom }).where(inArray(accounts.id, ids));
}

async function loadAddresses(db: Db, { id }: AccountKey): Promise<readonly string[]> {
  const { address, accountId } = addresses;
  const rows = await db.select({ address }).from(addresses).where(eq(accountId, id));
  return rows.map((row) => row.address);
}

/** Derivation path of an address below its account. */
interface Place {
  readonly accountId: string;
  readonly branch: Branch;
  readonly addressIndex: number;
}

interface PlacesOfAccount {
  readonly account: AccountKey;
  /** By address: several users may have the same phrase. */
  readonly places: Map<string, Place[]>;
}

/**
 * Adds all that an account may have used. Those that are empty leave no trace and a gap says nothing: a fixed number of
 * each branch is looked at.
 */
async function addPlaces(
  { context, addressCount }: Surveying,
  { account, places }: PlacesOfAccount,
): Promise<void> {
  const derive = await openDeriver(context.db, account, context);
  const { id: accountId } = account;
  for (const branch of branches)
    for (let addressIndex = 0; addressIndex < addressCount; addressIndex += 1) {
      // Seconds in all, in which others want to be served.
      if (addressIndex % atOnce === 0) await setImmediate();
      const { address } = derive(branch, addressIndex);
      const place = { accountId, branch, addressIndex };
      places.set(address, [...(places.get(address) ?? []), place]);
    }
}

const atOnce = 20;

type Ends = Readonly<Record<Branch, number>>;

/** The last index of each branch of an account that `block` pays, -1 for none. */
function endsOf(
  { transactions }: Block,
  { id }: AccountKey,
  places: ReadonlyMap<string, readonly Place[]>,
): Ends {
  const paid = transactions.flatMap(({ transfers }) =>
    transfers.flatMap(({ to }) => (to === null ? [] : (places.get(to) ?? []))),
  );
  const endOf = (branch: Branch) =>
    Math.max(
      -1,
      ...paid.flatMap((place) =>
        place.accountId === id && place.branch === branch ? place.addressIndex : [],
      ),
    );
  return { receive: endOf('receive'), change: endOf('change') };
}

async function watchFound(
  context: Surveying['context'],
  account: AccountKey,
  ends: Ends,
): Promise<void> {
  if (ends.receive < 0 && ends.change < 0) return;
  await context.db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    await watchUpTo(tx, account, { ...context, upTo: async (branch) => ends[branch] });
  });
}
