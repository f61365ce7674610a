import { and, inArray, isNull, lte, sql } from 'drizzle-orm';
import { lockAccount } from '../accounts/account-store.ts';
import { discoverAddresses } from '../accounts/discover-addresses.ts';
import type { AccountKey } from '../accounts/load-public-key.ts';
import { watchUpTo } from '../accounts/watch-ahead.ts';
import { ChainUnavailableError, type Survey } from '../chains/chain.ts';
import { loadCursor } from '../chains/cursor.ts';
import type { Db } from '../db/open-database.ts';
import { spentUnseen, utxos } from '../db/schema.ts';
import { nowOf } from '../platform/server-platform.ts';
import type { Candidate } from './account-candidates.ts';
import { type BranchIndexes, derivePlaces, findPaid } from './address-places.ts';
import { createAccountSearch } from './create-account-search.ts';
import { openCandidate } from './open-candidate.ts';
import type { Surveying } from './surveying.ts';
import { beginHistories, findUnread, isAmong, type UnreadAccount } from './unread-accounts.ts';

/** Accounts of one scan of all outputs of a chain: 40,000 addresses, two megabytes. */
const mostOfScan = 20;
/** Accounts of one user in a scan, so that a user with many of them leaves room for others. */
const mostOfUser = 4;

/** Looks accounts up by scans of all unspent outputs, with further accounts of their phrases. */
export async function surveyByScans(
  surveying: Surveying,
  failures: Map<string, unknown>,
): Promise<void> {
  const { context, network } = surveying;
  const search = createAccountSearch(context, { network, depth: 'after-used' });
  for (;;) {
    const unread = await findUnread(context.db, network, [...failures.keys()]);
    const candidates = await search.listNext(isAmong(unread));
    const waiting = takeTurns([...unread, ...candidates]);
    if (waiting.length === 0) return;
    const batch = new Set(
      waiting
        .filter(({ place }) => place <= mostOfUser)
        .slice(0, mostOfScan)
        .map(({ id }) => id),
    );
    const ofBatch = <T extends AccountKey>(list: readonly T[]) =>
      list.filter(({ id }) => batch.has(id));
    await surveyOutputs(surveying, {
      ...{ unread: ofBatch(unread), candidates: ofBatch(candidates), failures },
    });
    search.markLooked(ofBatch(candidates));
  }
}

/** Sorts the accounts of each user into places from 1, and puts the first one of each before the second one of any. */
function takeTurns(waiting: readonly UnreadAccount[]) {
  const counts = new Map<string, number>();
  const placed = waiting.map(({ id, userId }) => {
    const place = (counts.get(userId) ?? 0) + 1;
    counts.set(userId, place);
    return { id, place };
  });
  return placed.toSorted((one, other) => one.place - other.place);
}

interface OutputBatch {
  readonly candidates: readonly Candidate[];
  /** Errors by the id of an account whose addresses cannot be derived. */
  readonly failures: Map<string, unknown>;
  readonly unread: readonly AccountKey[];
}

/**
 * Looks up the outputs of several accounts by one scan, which costs the same for one as for all of them. A candidate that has
 * some is opened.
 */
async function surveyOutputs(
  surveying: Surveying,
  { unread, candidates, failures }: OutputBatch,
): Promise<void> {
  const { context, network, survey, addressCount, bookAgain, bookFrom } = surveying;
  const { db, platform, chains } = context;
  const since = nowOf(platform);
  const waiting = [...unread, ...candidates];
  const places = await derivePlaces(waiting, { context, addressCount, failures });
  const batch = waiting.filter(({ id }) => !failures.has(id));
  if (batch.length === 0) return;
  const before = await loadCursor(db, network);
  if (before === null) throw new ChainUnavailableError(`${network} was not looked at yet.`);
  const found = await survey([...places.keys()]);
  if (found.kind !== 'outputs') throw new TypeError(`${network} has no outputs.`);
  const opened = new Set(unread.map(({ id }) => id));
  for (const height of found.heights) {
    const block = await chains.get(network).blockAt(height);
    if (block === null) throw new ChainUnavailableError(`${network} is shorter than it was.`);
    const paid = findPaid(block, places);
    for (const candidate of candidates.filter(({ id }) => paid.has(id) && !opened.has(id)))
      if (await openCandidate(context, candidate)) opened.add(candidate.id);
    for (const account of batch.filter(({ id }) => opened.has(id)))
      await watchFound(context, account, paid.get(account.id));
    // The watcher books the later ones, or they are booked again below.
    if (height <= before.height) await bookAgain(block);
  }
  // The watcher went on without what was found, and without the addresses that it leads to.
  await discoverAddresses(context, network);
  await bookFrom(before.height + 1);
  const read = batch.filter(({ id }) => opened.has(id));
  await db.transaction(async (tx) => {
    await markSpentUnseen(tx, { batch: read, upTo: before.height, unspent: found.unspent });
    await beginHistories(tx, read, since);
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

async function watchFound(
  context: Surveying['context'],
  account: AccountKey,
  ends: BranchIndexes | undefined,
): Promise<void> {
  if (ends === undefined) return;
  await context.db.transaction(async (tx) => {
    await lockAccount(tx, account.id);
    await watchUpTo(tx, account, { ...context, upTo: async (branch) => ends[branch] });
  });
}
